import { describe, expect, it } from 'vitest';
import { buildFreeBusy } from '../../availability/free-busy';
import type { ResolvedWindow } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import { sends } from '../testing/booked-scene';
import { context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

/** Wall times in New York in winter. */
const on = (month: number, day: number, hour = 0) => Date.UTC(2026, month - 1, day, hour + 5) / 60_000;
const scene = (now: number, version = 1) => {
  const base = context({ now, version });
  const { calendar } = base;
  if (!calendar.ok) throw new Error('no calendar');
  const freeBusy = buildFreeBusy([], { start: now - 1440, end: now + 120 * 1440 }, { version: 'v', asOf: now });
  return { ...base, calendar: { ok: true as const, attendee: { ...calendar.attendee, freeBusy } } };
};
const days = (first: number, last: number, month: number): ResolvedWindow[] =>
  Array.from({ length: last - first + 1 }, (_, i) =>
    window(on(month, first + i, 9), on(month, first + i, 17), { precision: 'day' }),
  );
const asked = (now: number, windows: readonly ResolvedWindow[], zone: string | null = null) => {
  const opened: LoopState = newLoop();
  const made = step(opened, ownerSays(heard(['request_meeting'], {}, windows)), scene(now));
  if (zone === null) return made;
  const said = heard(['ask_for_times'], { details: { ...heard([]).reading.details, zone } });
  return step(made.state, guestSays(said, { level: 'A2' }), scene(now, 2));
};
const dates = (made: ReturnType<typeof asked>) =>
  new Set(
    sends(made).flatMap((mail) => mail.slots.map(({ start }) => new Date(start * 60_000).toISOString().slice(0, 10))),
  );

describe('public holidays', () => {
  it('of the owner are not offered', () => {
    const thanksgiving = dates(asked(on(11, 23, 10), days(24, 27, 11)));
    expect(thanksgiving.size).toBeGreaterThan(1);
    expect(thanksgiving).not.toContain('2026-11-26');
    expect(dates(asked(on(12, 18, 10), days(23, 28, 12)))).not.toContain('2026-12-25');
  });

  it('of a guest are not offered once it is known where they are', () => {
    expect(dates(asked(on(12, 18, 10), days(28, 29, 12)))).toContain('2026-12-28');
    const london = dates(asked(on(12, 18, 10), days(28, 29, 12), 'Europe/London'));
    expect(london.size).toBeGreaterThan(0);
    expect(london).not.toContain('2026-12-28');
  });

  it('are offered where nothing else was asked for', () => {
    expect(dates(asked(on(11, 23, 10), days(26, 26, 11)))).toEqual(new Set(['2026-11-26']));
  });
});
