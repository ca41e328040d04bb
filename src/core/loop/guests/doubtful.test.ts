import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { jane, kinds, offered as poll, says, sends } from '../testing/poll-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const week = window(at(9, 0), at(14, 0), { precision: 'week' });
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [week])), context()).state;
const exactly = (start: number) => window(start, start + 180, { precision: 'minute', exactStart: true });
const next = (state: LoopState, said: ReturnType<typeof heard>) =>
  step(state, guestSays(said, { level: 'A2' }), context({ version: 2 }));

describe('what was not read with certainty', () => {
  it('books no time of the guest’s own: it is put back to them (row 14)', () => {
    const made = next(offered(), heard(['propose_times'], {}, [exactly(at(10, 15))], false));
    expect(kinds(made)).not.toContain('book');
    expect(sends(made)).toMatchObject([{ template: 'echo', slots: [{ start: at(10, 15) }] }]);
  });

  it('ends nothing: the owner sees first that somebody seems to decline', () => {
    const made = next(offered(), heard(['decline_meeting'], {}, [], false));
    expect(made.state).toMatchObject({ phase: 'OFFERING', needsOwner: [{ kind: 'approve' }] });
    expect(kinds(made)).not.toContain('release_holds');
  });

  it('stops mail at once to somebody who seems to want none', () => {
    const made = next(offered(), heard(['opt_out'], {}, [], false));
    expect(kinds(made)).toContain('suppress');
    expect(made.state.phase).toBe('CLOSED');
  });

  it('changes no length for which there is no time: the next offer is as long as before', () => {
    const { details } = heard(['change_duration']).reading;
    const made = next(offered(), heard(['change_duration'], { details: { ...details, durationMin: 540 } }, [], false));
    expect(made.state.meeting.durationMin).toBe(offered().meeting.durationMin);
    expect(made.state.needsOwner).toMatchObject([{ text: expect.stringContaining('540 minutes, and no time fits') }]);
  });
});

describe('a week', () => {
  it('says yes to no hour of it: of several the guest is asked which', () => {
    const these = window(at(2, 0), at(7, 0), { precision: 'week' });
    const made = step(poll(), says(jane, heard(['propose_times'], {}, [these])), context({ version: 2 }));
    expect(made.state.participants.some((p) => p.answer)).toBe(false);
    expect(sends(made)).toMatchObject([{ template: 'which', to: ['p2'] }]);
  });

  it('says yes to its days where some of it was left out', () => {
    const [first] = poll().offer?.slots ?? [];
    const these = window(at(2, 0), at(7, 0), { precision: 'week' });
    const not = window(first?.start ?? 0, first?.end ?? 0, { stance: 'cannot' });
    const made = step(poll(), says(jane, heard(['propose_times'], {}, [these, not])), context({ version: 2 }));
    const given = made.state.participants.find((p) => p.answer)?.answer?.yes.map(({ start }) => start);
    expect(given).toEqual(
      poll()
        .offer?.slots.slice(1)
        .map(({ start }) => start),
    );
  });
});

describe('times of the guest’s own', () => {
  it('that cannot be had are refused in words, and others are not', () => {
    const said = heard(['propose_times'], {}, [exactly(at(10, 15))]);
    const busy = [{ start: at(10, 14), end: at(10, 17) }];
    const refused = step(offered(), guestSays(said), context({ version: 2, busy }));
    expect(sends(refused)).toMatchObject([{ template: 'counter', refuses: true }]);
    const stretch = heard(['propose_times'], {}, [window(at(10, 9), at(10, 17))]);
    const narrowed = step(offered(), guestSays(stretch), context({ version: 2, busy }));
    expect(sends(narrowed)[0]?.template).toBe('counter');
    expect(sends(narrowed)[0]).not.toHaveProperty('refuses');
  });

  it('a start that is not free is answered by three that are near it', () => {
    const busy = [{ start: at(10, 9), end: at(10, 16) }];
    const said = heard(['decline_options', 'propose_times'], {}, [exactly(at(10, 15))]);
    const made = step(offered(), guestSays(said), context({ version: 2, busy }));
    const slots = made.state.offer?.slots ?? [];
    expect(slots).toHaveLength(3);
    expect(slots.some((slot) => slot.start >= at(10, 16) && slot.start < at(11, 0))).toBe(true);
  });

  it('what they refuse beside them is not offered again, whatever becomes of the times that they name', () => {
    const said = heard(['decline_options', 'propose_times'], {}, [exactly(at(17, 15))]);
    const before = offered();
    const { state } = next(before, said);
    const again = step(state, guestSays(heard(['ask_for_times'])), context({ version: 3 })).state;
    const starts = before.offer?.slots.map(({ start }) => start) ?? [];
    expect(again.offer?.slots.filter(({ start }) => starts.includes(start))).toEqual([]);
  });

  it('an evening that they name opens no night: what else is offered lies in their day', () => {
    const state = offered();
    const participants = state.participants.map((p) => (p.id === 'p2' ? { ...p, zone: 'Europe/Paris' } : p));
    const said = heard(['decline_options', 'propose_times'], {}, [window(at(10, 20), at(10, 21))]);
    // 16:00 in New York is 21:00 in Paris in these weeks.
    const busy = [9, 10, 11, 12, 13].map((day) => ({ start: at(day, 9), end: at(day, 15, 30) }));
    const made = step({ ...state, participants }, guestSays(said), context({ version: 2, busy }));
    const slots = made.state.offer?.slots ?? [];
    expect(slots.length).toBeGreaterThan(0);
    for (const { end } of slots) expect((end - at(9, 0)) % 1440).toBeLessThanOrEqual(16 * 60);
  });

  it('a time that they name after all is no longer refused', () => {
    const day = window(at(10, 0), at(11, 0), { stance: 'cannot', precision: 'day' });
    const refused = next(offered(), heard(['state_availability'], {}, [day])).state;
    const made = next(refused, heard(['decline_options', 'propose_times'], {}, [exactly(at(10, 15))]));
    expect(made.plan.actions).toMatchObject([{ kind: 'book', slot: { start: at(10, 15) } }]);
  });
});
