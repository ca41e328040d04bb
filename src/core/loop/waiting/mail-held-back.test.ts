import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { booked, find, next } from '../testing/booked-scene';
import { followUp, kinds, offered, sends } from '../testing/poll-scene';
import { at, context, GUEST, heard, newLoop, ownerSays } from '../testing/scene';

const held = { kind: 'mail_held_back', address: GUEST } as const;
const alone = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const due = (state: ReturnType<typeof alone>, timer: 'follow_up' | 'owner_reminder', day: number) =>
  step(state, { kind: 'timer', timer }, context({ version: 10 + day, now: at(day, 10) }));

describe('a mail that did not pass its own check', () => {
  it('stops the loop and is told at once', () => {
    const made = step(alone(), held, context({ version: 2 }));
    expect(kinds(made).slice(0, 2)).toEqual(['cancel_timers', 'release_holds']);
    expect(made.plan.actions.some((a) => a.kind === 'set_timer' && a.timer === 'follow_up')).toBe(false);
    expect(made.state).toMatchObject({ offer: null, phase: 'STALLED' });
    expect(made.state.needsOwner).toMatchObject([{ kind: 'held_back', address: GUEST }]);
    const [mail, ...others] = sends(made);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['p1'] });
    expect(mail?.note).toContain('did not send it');
  });

  it('is never told as a guest who has not answered', () => {
    let { state } = step(alone(), held, context({ version: 2 }));
    for (const timer of ['follow_up', 'owner_reminder', 'follow_up', 'owner_reminder', 'follow_up'] as const) {
      const made = due(state, timer, 5);
      for (const mail of sends(made)) {
        expect(mail.to).toEqual(['p1']);
        expect(mail.note).not.toMatch(/did not answer|have not answered/);
      }
      state = made.state;
    }
  });

  it('leaves the times of a group to the others, and reminds nobody', () => {
    const two = offered();
    const made = step(two, held, context({ version: 2 }));
    expect(made.state.offer).toEqual(two.offer);
    expect(kinds(made)).not.toContain('release_holds');
    expect(sends(step(made.state, followUp, context({ version: 9, now: at(5, 10) })))).toEqual([]);
  });

  it('leaves what is booked as it is, with its timers', () => {
    const before = booked();
    const made = next(before, held);
    expect(made.state).toMatchObject({ phase: 'BOOKED', booking: before.booking });
    expect(made.plan.actions).toContainEqual(expect.objectContaining({ kind: 'set_timer', timer: 'meeting_over' }));
    expect(find(made, 'send')?.to).toEqual(['p1']);
  });

  it('is asked about once', () => {
    const once = step(alone(), held, context({ version: 2 }));
    const twice = step(once.state, held, context({ version: 3 }));
    expect(twice.state.needsOwner).toHaveLength(1);
    expect(sends(twice)).toEqual([]);
  });
});
