import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { limitsOf } from '@/core/http/form-limits';
import { minuteOf } from '@/core/time/period';
import { withoutPath } from '@/modules/hooks/policy';
import { deliveriesOf, hookOf } from '@/modules/hooks/queries';
import { newHook } from '@/modules/hooks/schema';
import { DeliveryList } from '@/modules/hooks/ui/delivery-list';
import { HookActions } from '@/modules/hooks/ui/hook-actions';
import { HookState, hookTrouble } from '@/modules/hooks/ui/hook-state';
import { clockWords, dayWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../../_shell/client-messages';
import { currentSession } from '../../../../_shell/current-session';
import { messagesOf } from '../../../../_shell/locale';
import { ownerZone } from '../../../../_shell/owner-zone';
import { guarded, titled } from '../../../../_shell/session';
import { SANDBOX_RECEIVER } from '../sandbox-receiver';

export const generateMetadata = titled(async () => (await messagesOf('developers'))('hooks'));

const LIMITS = limitsOf(newHook);
const path = ({ id }: Record<string, string>) => `/settings/developers/${id}`;

export default guarded(path, async (user, { params }) => {
  const id = z.uuid().safeParse((await params).id);
  const own = id.success ? await hookOf(user.id, id.data) : null;
  if (!own) notFound();
  const hook = (await currentSession())?.viewAs ? withoutPath(own) : own;
  const [t, log, { zone }] = await Promise.all([messagesOf('developers'), deliveriesOf(hook.id), ownerZone(user.id)]);
  const nowMs = Date.now();
  const day = (ms: number) => dayWords(minuteOf(ms), zone);
  const trouble = hookTrouble(hook, t, day);
  const { formerUntil } = hook;
  const tryAt = runtime().settings.sandbox ? SANDBOX_RECEIVER : null;
  const moving = log.items.some(({ state }) => state === 'waiting');
  return (
    <div className="max-w-2xl">
      <Live seconds={moving ? 2 : 15} />
      <Link
        href="/settings/developers"
        className="-mt-2 mb-2 -ml-1 flex w-fit items-center py-1 text-ink-2 hover:text-ink"
      >
        <ChevronLeft className="size-4" aria-hidden />
        {t('back')}
      </Link>
      <PageHead title={new URL(hook.url).host} line={hook.url} actions={<HookState hook={hook} t={t} />} />
      <ClientMessages areas={['developers', 'form']}>
        <div className="grid gap-10">
          <Section title={t('settings')}>
            {trouble === null ? null : <Note tone={hook.pausedFor === 'owner' ? 'info' : 'warn'}>{trouble}</Note>}
            <p className="text-ink-2">{hook.events.map((event) => t(event)).join(' · ')}</p>
            {formerUntil !== null && formerUntil > nowMs ? (
              <p className="text-ink-2">
                {t('formerUntil', { day: day(formerUntil), time: clockWords(minuteOf(formerUntil), zone) })}
              </p>
            ) : null}
            <HookActions hook={hook} limits={LIMITS} tryAt={tryAt} />
          </Section>
          <Section title={t('log')} aside={t('logKept')}>
            {log.items.length === 0 ? (
              <Empty>{t('logNone')}</Empty>
            ) : (
              <DeliveryList hookId={hook.id} page={log} nowMs={nowMs} />
            )}
          </Section>
        </div>
      </ClientMessages>
    </div>
  );
});
