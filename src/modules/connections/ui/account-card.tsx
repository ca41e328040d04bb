'use client';

import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { Dot, type Tone } from '@/ui/state-mark';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import type { CalendarItem, IntegrationItem } from '../schema';
import { CONNECT_GOOGLE } from './connect-link';
import { Disconnect } from './disconnect';

const STATES: Record<IntegrationItem['state'], { readonly words: string; readonly tone: Tone }> = {
  connected: { words: 'Connected', tone: 'good' },
  syncing: { words: 'Being read for the first time', tone: 'moving' },
  expired: { words: 'Access has ended', tone: 'bad' },
  error: { words: 'Could not be read the last time', tone: 'bad' },
};

/** One connected account: its health, and what each of its calendars is used for. `nowMs` in epoch ms. */
export function AccountCard({ account, nowMs }: { account: IntegrationItem; nowMs: number }) {
  const { busy, run } = useAction();
  const { words, tone } = STATES[account.state];
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
              Google Calendar · {words}
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
            <Button asChild look="primary">
              <a href={CONNECT_GOOGLE}>Reconnect</a>
            </Button>
          ) : null}
          <Disconnect
            name={account.account}
            busy={busy}
            onConfirm={() =>
              run(() => fetchJson(`/api/integrations/${account.id}`, { method: 'DELETE' }), 'Calendar disconnected.')
            }
          >
            What was read of its calendars is deleted here. Meetings stay in your calendar. Without a calendar nothing
            is offered.
          </Disconnect>
        </div>
      </div>
      {account.state === 'expired' ? (
        <Note tone="bad" className="mx-4 mb-3">
          Google no longer lets Sundial read this account. Until you reconnect it, no time counts as free and nothing is
          offered.
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
