'use client';

import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { Dot } from '@/ui/state-mark';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import { ACCOUNT_KINDS } from '../constants';
import type { CalendarItem, IntegrationItem } from '../schema';
import { Disconnect } from './disconnect';
import { STATES } from './integration-words';
import { ReadAgo } from './read-ago';
import { RECONNECT } from './reconnect';

/** Who no longer lets an account be read; null: its server. */
const VENDORS: Record<IntegrationItem['kind'], string | null> = {
  'google-calendar': 'Google',
  'microsoft-calendar': 'Microsoft',
  caldav: null,
};

/** One connected account: its health, and what each of its calendars is used for. `nowMs` in epoch ms. */
export function AccountCard({
  account,
  nowMs,
  openLoops = 0,
  returnTo,
}: {
  account: IntegrationItem;
  nowMs: number;
  /** Matters of the owner that are not settled yet. */
  openLoops?: number;
  /** Where connecting it again ends. */
  returnTo?: string;
}) {
  const t = useMessages('connections');
  const { busy, run } = useAction();
  const { words, tone } = STATES[account.state];
  const Reconnect = RECONNECT[account.kind];
  const patch = (calendar: CalendarItem, change: { busy?: boolean; write?: boolean }) =>
    run(() => sendJson(`/api/calendars/${calendar.id}`, 'PATCH', change), t('saved'));
  return (
    <section aria-label={account.account} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="truncate font-semibold">{account.account}</h3>
          <p className="flex items-center gap-2 text-xs text-ink-2">
            <Dot tone={tone} />
            <span>
              {account.server ?? ACCOUNT_KINDS[account.kind]} · {t(words)}
              {account.lastSyncAt === null ? null : <ReadAgo at={account.lastSyncAt} nowMs={nowMs} />}
            </span>
          </p>
        </div>
        <div className="flex gap-1.5">
          {account.state === 'expired' || account.state === 'error' ? (
            <Reconnect account={account} returnTo={returnTo} />
          ) : null}
          <Disconnect
            name={account.account}
            busy={busy}
            onConfirm={() =>
              run(() => fetchJson(`/api/integrations/${account.id}`, { method: 'DELETE' }), t('calendarDisconnected'))
            }
          >
            {whatEnds(account, openLoops, t)}
          </Disconnect>
        </div>
      </div>
      {account.state === 'expired' ? (
        <Note tone="bad" className="mx-4 mb-3">
          {t('expiredNote', { who: account.server ?? VENDORS[account.kind] ?? t('theServer') })}
        </Note>
      ) : null}
      <table className="w-full">
        <thead className="text-left text-xs text-ink-2">
          <tr className="border-t border-line">
            <th className="px-4 py-1.5 font-normal">{t('calendar')}</th>
            <th className="px-2 py-1.5 text-center font-normal">{t('busy')}</th>
            <th className="px-2 py-1.5 text-center font-normal">{t('bookings')}</th>
          </tr>
        </thead>
        <tbody>
          {account.calendars.map((calendar) => (
            <tr key={calendar.id} className="border-t border-line">
              <td className="px-4 py-2.5">
                <span className="block wrap-anywhere">{calendar.name}</span>
                {calendar.syncError ? <span className="block text-xs text-bad">{t('unread')}</span> : null}
              </td>
              <td className="w-20 px-2 py-2.5 text-center sm:w-32">
                <Switch
                  label={t('busyNamed', { name: calendar.name })}
                  checked={calendar.busy}
                  disabled={busy}
                  onChange={(on) => patch(calendar, { busy: on })}
                />
              </td>
              <td className="w-20 px-2 py-2.5 text-center sm:w-32">
                <input
                  type="radio"
                  name="write-calendar"
                  aria-label={t('bookingsNamed', { name: calendar.name })}
                  checked={calendar.write}
                  disabled={busy || !calendar.writable}
                  onChange={() => patch(calendar, { write: true })}
                  className="size-4.5 accent-accent"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What disconnecting means for this account. */
function whatEnds({ booked, calendars }: IntegrationItem, openLoops: number, t: Translate<'connections'>): string {
  return [
    t('endsRead'),
    t('endsBooked', { count: booked }),
    ...(calendars.some((calendar) => calendar.write) ? [t('endsWrites')] : []),
    t('endsOpen', { count: openLoops }),
  ].join(' ');
}
