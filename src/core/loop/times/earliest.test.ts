import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { find, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const after = (day: number) => window(at(day, 0), at(day, 0), { role: 'earliest', precision: 'day' });
const asked = (day: number) => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [after(day)])), context());

describe('the owner says when it may begin at the earliest', () => {
  it.each([6, 9, 12])('nothing before the %d-th is offered', (day) => {
    const [mail] = sends(asked(day));
    expect(mail?.slots).toHaveLength(3);
    for (const { start } of mail?.slots ?? []) expect(start).toBeGreaterThanOrEqual(at(day, 0));
  });

  it('nor when the guest names a stretch that begins before', () => {
    const week = window(at(5, 9), at(11, 17), { precision: 'day' });
    const said = guestSays(heard(['state_availability'], {}, [week]), { level: 'A2' });
    const slots = sends(step(asked(9).state, said, context({ version: 2 }))).flatMap((mail) => mail.slots);
    expect(slots.length).toBeGreaterThan(0);
    for (const { start } of slots) expect(start).toBeGreaterThanOrEqual(at(9, 0));
  });

  it('a time before it that the guest names is not booked without the owner', () => {
    const start = window(at(5, 10), at(5, 10, 30), { precision: 'minute', exactStart: true });
    const said = guestSays(heard(['propose_times'], {}, [start]), { level: 'A2' });
    expect(find(step(asked(9).state, said, context({ version: 2 })), 'book')).toBeUndefined();
    expect(find(step(asked(4).state, said, context({ version: 2 })), 'book')?.slot.start).toBe(at(5, 10));
  });
});
