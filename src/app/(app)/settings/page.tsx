import { CalendarDays, ChevronRight, FileText, Inbox, UserRound } from 'lucide-react';
import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import type { MailboxItem } from '@/modules/connections/schema';
import { sessionsOf } from '@/modules/identity/queries';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { documentWords } from '@/modules/preferences/ui/document/sections';
import { modelSwitchOf } from '@/modules/reader/queries';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { plural } from '@/ui/words';
import { ownerZone } from '../../_shell/owner-zone';
import { guarded, titled } from '../../_shell/session';

export const generateMetadata = titled('Settings');

const HEALTH = {
  none: 'No calendar connected',
  ok: 'Calendar connected',
  syncing: 'Calendar is being read',
  expired: 'Calendar has to be connected again',
  error: 'Calendar could not be read the last time',
} as const;

function mailboxWords(mailboxes: readonly MailboxItem[]): string {
  if (mailboxes.length === 0) return 'No mailbox connected: answers to you alone are not seen';
  if (mailboxes.some(({ state }) => state === 'error')) return 'Mailbox could not be read the last time';
  return `${mailboxes.map(({ user }) => user).join(', ')} connected`;
}

export default guarded('/settings', async (user) => {
  const now = minuteOf(await runtime().clock.now());
  const [{ sentences }, health, mailboxes, model, { zone, confirmed }, sessions] = await Promise.all([
    preferencesAnswer(user.id, now),
    connectionHealth(user.id),
    mailboxesOf(user.id),
    modelSwitchOf(user.id, runtime()),
    ownerZone(user.id),
    sessionsOf(user.id),
  ]);
  const groups = [
    {
      href: '/settings/doc',
      icon: FileText,
      title: 'Your preferences',
      state: sentences.length === 0 ? 'Nothing written yet' : documentWords(sentences),
    },
    {
      href: '/settings/calendars',
      icon: CalendarDays,
      title: 'Calendars and hours',
      state: `${HEALTH[health.state]} · ${confirmed ? `hours in ${placeWords(zone)}` : 'hours not confirmed yet'}`,
    },
    {
      href: '/settings/mailbox',
      icon: Inbox,
      title: 'Mail and privacy',
      state: `${mailboxWords(mailboxes)} · ${model.enabled ? 'a language model may help to read mail' : 'mail is read by rules alone'}`,
    },
    {
      href: '/settings/account',
      icon: UserRound,
      title: 'Account',
      state: `${user.email} · signed in on ${plural(sessions.length, 'device')}`,
    },
  ];
  return (
    <>
      <PageHead title="Settings" />
      <ul className="max-w-2xl rounded-md border border-line bg-surface">
        {groups.map(({ href, icon: Icon, title, state }) => (
          <li key={href} className="border-line not-first:border-t">
            <Link href={href} className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2">
              <Icon className="size-4.5 shrink-0 text-ink-2" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-ink-2 wrap-anywhere">{state}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
});
