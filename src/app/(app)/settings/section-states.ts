import { cache } from 'react';
import { minuteOf } from '@/core/time/period';
import { LOCALES, localeFor } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { mailNewsOf } from '@/modules/account/queries';
import { NEWS_KINDS } from '@/modules/account/schema';
import { assistantFor } from '@/modules/assistants/queries';
import { billingView } from '@/modules/billing/queries/page';
import { besidesWords, standingLine } from '@/modules/billing/ui/standing-line';
import { handleOf, typesOf } from '@/modules/booking-pages/queries/pages';
import { connectionHealth, integrationsOf } from '@/modules/connections/queries/integrations';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import type { MailboxItem } from '@/modules/connections/schema';
import { delegatesOf } from '@/modules/delegates/queries';
import { hooksOf } from '@/modules/hooks/queries';
import { sessionsOf } from '@/modules/identity/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { connectedAssistants } from '@/modules/oauth/queries/grants';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { documentWords } from '@/modules/preferences/ui/document/sections';
import { modelSwitchOf } from '@/modules/reader/queries';
import { referralsOf } from '@/modules/referrals/queries/mine';
import { teamView } from '@/modules/teams/queries/view';
import { tokensOf } from '@/modules/tokens/queries';
import { videoAccountsOf } from '@/modules/video/queries';
import { runtime } from '@/ports/runtime';
import { listed, plural } from '@/ui/words';
import { ownerZone } from '../../_shell/owner-zone';

const HEALTH = {
  none: 'No calendar connected',
  ok: 'Calendar connected',
  syncing: 'Calendar is being read',
  expired: 'Calendar has to be connected again',
  error: 'Calendar could not be read the last time',
} as const;

const preferencesNow = cache(async (userId: string) =>
  preferencesAnswer(userId, minuteOf(await runtime().clock.now())),
);

export async function documentState(user: SessionUser): Promise<string> {
  const { sentences } = await preferencesNow(user.id);
  return sentences.length === 0 ? 'Nothing written yet' : documentWords(sentences);
}

export async function editorState(user: SessionUser): Promise<string> {
  const { version } = await preferencesNow(user.id);
  return version === 0 ? 'No version saved yet' : `Version ${version} is in force`;
}

export async function bookingPagesState(user: SessionUser): Promise<string> {
  const [handle, types] = await Promise.all([handleOf(user.id), typesOf(user.id)]);
  const t = translator(localeFor({ chosen: user.language }, LOCALES), 'booking-pages');
  return handle === null || types.length === 0 ? t('stateNone') : t('stateSome', { count: types.length, handle });
}

export async function calendarState(user: SessionUser): Promise<string> {
  const [health, { zone, confirmed }] = await Promise.all([connectionHealth(user.id), ownerZone(user.id)]);
  return `${HEALTH[health.state]} · ${confirmed ? `hours in ${placeWords(zone)}` : 'hours not confirmed yet'}`;
}

export async function integrationsState(user: SessionUser): Promise<string> {
  const [accounts, mailboxes, [zoom]] = await Promise.all([
    integrationsOf(user.id),
    mailboxesOf(user.id),
    videoAccountsOf(user.id),
  ]);
  const video = zoom && (zoom.state === 'connected' ? ', Zoom' : ', Zoom has to be connected again');
  return `${plural(accounts.length, 'calendar account')}, ${plural(mailboxes.length, 'mailbox', 'mailboxes')}${video ?? ''}, a feed of your meetings`;
}

export async function otherAssistantsState(user: SessionUser): Promise<string> {
  const { length: count } = await connectedAssistants(user.id);
  const t = translator(localeFor({ chosen: user.language }, LOCALES), 'other-assistants');
  return count === 0 ? t('stateNone') : t('stateSome', { count });
}

export async function developersState(user: SessionUser): Promise<string> {
  const [hooks, tokens] = await Promise.all([hooksOf(user.id), tokensOf(user.id)]);
  const live = tokens.filter(({ expiresAt }) => expiresAt > Date.now());
  const paused = hooks.filter(({ pausedAt }) => pausedAt !== null);
  const t = translator(localeFor({ chosen: user.language }, LOCALES), 'developers');
  return t('state', { hooks: hooks.length, paused: paused.length, tokens: live.length });
}

export async function mailboxState(user: SessionUser): Promise<string> {
  const [mailboxes, model] = await Promise.all([mailboxesOf(user.id), modelSwitchOf(user.id, runtime())]);
  const reader = model.enabled ? 'a language model may help to read mail' : 'mail is read by rules alone';
  return `${mailboxWords(mailboxes)} · ${reader}`;
}

function mailboxWords(mailboxes: readonly MailboxItem[]): string {
  if (mailboxes.length === 0) return 'No mailbox connected: answers to you alone are not seen';
  if (mailboxes.some(({ state }) => state === 'error')) return 'Mailbox could not be read the last time';
  return `${mailboxes.map(({ user }) => user).join(', ')} connected`;
}

export async function assistantState(user: SessionUser): Promise<string> {
  const [{ name, address }, delegates] = await Promise.all([
    assistantFor(user.id, runtime().settings),
    delegatesOf(user.id),
  ]);
  const others =
    delegates.length === 0
      ? 'nobody else instructs it'
      : `${plural(delegates.length, 'person', 'people')} may instruct it, too`;
  return `${name}, ${address} · ${others}`;
}

export async function accountState(user: SessionUser): Promise<string> {
  const sessions = await sessionsOf(user.id);
  return `${user.email} · signed in on ${plural(sessions.length, 'device')}`;
}

export async function billingState(user: SessionUser): Promise<string> {
  const { settings, clock } = runtime();
  const t = translator(localeFor({ chosen: user.language }, LOCALES), 'billing');
  if (!settings.billing) return t('offLine');
  const nowMs = await clock.now();
  const [view, { zone }] = await Promise.all([
    billingView(user.id, settings.grandfatherBefore, nowMs),
    ownerZone(user.id),
  ]);
  const day = (ms: number) => dayWords(minuteOf(ms), zone);
  return [standingLine(t, view, day), ...besidesWords(t, view, { nowMs, day })].join(' ');
}

const NEWS_WORDS = { reminders: 'reminders', reports: 'reports', briefing: 'briefings' } as const;

export async function notificationState(user: SessionUser): Promise<string> {
  const news = await mailNewsOf(user.id);
  const on = NEWS_KINDS.filter((kind) => news[kind]).map((kind) => NEWS_WORDS[kind]);
  return on.length === 0 ? 'Only questions come by mail' : `${listed(['Questions', ...on])} come by mail`;
}

export async function teamState(user: SessionUser): Promise<string> {
  const view = await teamView(user.id, await runtime().clock.now());
  if (!view) return 'You are in no team';
  const { team, members, invites } = view;
  const open = invites.filter(({ state }) => state === 'sent').length;
  const waiting = open > 0 ? ` · ${plural(open, 'invitation')} not answered` : '';
  return `${team.name}, ${plural(members.length, 'member')}${waiting}`;
}

export async function referralState(user: SessionUser): Promise<string> {
  const brought = (await referralsOf(user.id)).filter(({ state }) => state !== 'void');
  return brought.length === 0
    ? 'Nobody has come by your link yet'
    : `${plural(brought.length, 'person', 'people')} came by your link`;
}
