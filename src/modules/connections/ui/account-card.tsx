'use client';

import { Ago } from '@/ui/ago';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { Dot } from '@/ui/state-mark';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import { plural } from '@/ui/words';
import { ACCOUNT_KINDS } from '../constants';
import type { CalendarItem, IntegrationItem } from '../schema';
import { Disconnect } from './disconnect';
import { STATES } from './integration-words';
import { RECONNECT } from './reconnect';

/** Who no longer lets an account be read. */
const VENDORS: Record<IntegrationItem['kind'], string> = {
  'google-calendar': 'Google',
  'microsoft-calendar': 'Microsoft',
  caldav: 'The server',
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
  const { busy, run } = useAction();
  const { words, tone } = STATES[account.state];
  const Reconnect = RECONNECT[account.kind];
  const patch = (calendar: CalendarItem, change: { busy?: boolean; write?: boolean }) =>
    run(() => sendJson(`/api/calendars/${calendar.id}`, 'PATCH', change), 'Saved.');
  return (
    <section aria-label={account.account} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="truncate font-semibold">{account.account}</h3>
          <p className="flex items-center gap-2 text-xs text-ink-2">
            <Dot tone={tone} />
            <span>
              {account.server ?? ACCOUNT_KINDS[account.kind]} · {words}
              {account.lastSyncAt === null ? null : (
                <>
                  {' '}
                  · read <Ago at={account.lastSyncAt} now={nowMs} />
                </>
              )}
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
              run(() => fetchJson(`/api/integrations/${account.id}`, { method: 'DELETE' }), 'Calendar disconnected.')
            }
          >
            {whatEnds(account, openLoops)}
          </Disconnect>
        </div>
      </div>
      {account.state === 'expired' ? (
        <Note tone="bad" className="mx-4 mb-3">
          {account.server ?? VENDORS[account.kind]} no longer lets Sundial read this account. Until you reconnect it, no
          time counts as free and nothing is offered.
        </Note>
      ) : null}
      <table className="w-full">
        <thead className="text-left text-xs text-ink-2">
          <tr className="border-t border-line">
            <th className="px-4 py-1.5 font-normal">Calendar</th>
            <th className="px-2 py-1.5 text-center font-normal">Counts as busy</th>
            <th className="px-2 py-1.5 text-center font-normal">Bookings go here</th>
          </tr>
        </thead>
        <tbody>
          {account.calendars.map((calendar) => (
            <tr key={calendar.id} className="border-t border-line">
              <td className="px-4 py-2.5">
                <span className="block wrap-anywhere">{calendar.name}</span>
                {calendar.syncError ? <span className="block text-xs text-bad">Could not be read</span> : null}
              </td>
              <td className="w-20 px-2 py-2.5 text-center sm:w-32">
                <Switch
                  label={`${calendar.name} counts as busy`}
                  checked={calendar.busy}
                  disabled={busy}
                  onChange={(on) => patch(calendar, { busy: on })}
                />
              </td>
              <td className="w-20 px-2 py-2.5 text-center sm:w-32">
                <input
                  type="radio"
                  name="write-calendar"
                  aria-label={`Bookings go to ${calendar.name}`}
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
function whatEnds({ booked, calendars }: IntegrationItem, openLoops: number): string {
  const writes = calendars.some((calendar) => calendar.write);
  return [
    'What was read of its calendars is deleted here.',
    booked > 0
      ? `${plural(booked, 'meeting')} to come ${booked === 1 ? 'stays in it and keeps its' : 'stay in it and keep their'} time, but can only be moved or cancelled here once the account is connected again.`
      : 'No meeting to come stands in it.',
    writes ? 'New bookings go to another account, if there is one.' : null,
    openLoops > 0
      ? `${plural(openLoops, 'open matter')} ${openLoops === 1 ? 'goes' : 'go'} on with the calendars that are left; without one nothing is offered.`
      : 'Without a calendar nothing is offered.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
