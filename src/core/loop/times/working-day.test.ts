import { describe, expect, it } from 'vitest';
import { sameHours } from '../../availability/hours';
import { zoneTable } from '../../time/zone';
import { step } from '../step';
import { details, sends } from '../testing/booked-scene';
import { TO_ASSISTANT } from '../testing/owner-says';
import { context, heard, newLoop, ownerSays } from '../testing/scene';

const aDay = details({ durationMin: 1440 });
const working = (from: number, to: number) => {
  const base = context();
  if (!base.calendar.ok) throw new Error('no calendar');
  const weekly = sameHours([0, 1, 2, 3, 4], [[from, to]]);
  const availability = { zone: zoneTable('America/New_York'), weekly, overrides: new Map(), travel: [] };
  return { ...base, calendar: { ok: true as const, attendee: { ...base.calendar.attendee, availability } } };
};

describe('a meeting of a day', () => {
  it.each([
    [540, 1020],
    [480, 1080],
    [600, 960],
  ])('is as long as the owner works, from minute %d to %d', (from, to) => {
    const made = step(newLoop(), ownerSays(heard(['request_meeting'], aDay)), working(from, to));
    const [mail] = sends(made);
    expect(made.state.meeting.durationMin).toBe(to - from);
    expect(mail?.slots.length).toBeGreaterThan(0);
    for (const { start, end } of mail?.slots ?? []) expect(end - start).toBe(to - from);
  });

  it('is so when the owner makes it one later on', () => {
    const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
    const longer = ownerSays(heard(['change_duration'], aDay), TO_ASSISTANT);
    expect(step(offered, longer, { ...context(), version: 2 }).state.meeting.durationMin).toBe(480);
  });
});
