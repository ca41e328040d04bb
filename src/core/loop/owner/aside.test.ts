import { describe, expect, it } from 'vitest';
import type { LoopState } from '../state';
import { step } from '../step';
import { context, GUEST, guestSays, heard, newLoop, OWNER, ownerSays } from '../testing/scene';

const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const toGuest = { aside: true, cc: [] };

describe('A7 a mail that went past the assistant', () => {
  it('makes it hold back when the owner wrote to the guest', () => {
    expect(offered.phase).toBe('OFFERING');
    const made = step(offered, ownerSays(heard(['propose_times']), toGuest), context({ version: 2 }));
    expect(made.state.takenOver).toBe(true);
    expect(made.plan.actions.map(({ kind }) => kind)).toEqual(['cancel_timers', 'notice', 'set_timer', 'set_timer']);
    const later = step(made.state, { kind: 'timer', timer: 'follow_up' }, context({ version: 3 }));
    expect(later.plan.actions.every(({ kind }) => kind === 'silent')).toBe(true);
    const back = step(made.state, { kind: 'command', command: 'hand_back', by: OWNER }, context({ version: 3 }));
    expect(back.plan.actions.some(({ kind }) => kind === 'set_timer')).toBe(true);
  });

  it('makes it hold back at once, however little of it was understood', () => {
    const vague = { ...heard(['unclear']), gate: { auto: false, class: 1 as const, reasons: ['understood partial'] } };
    const made = step(offered, ownerSays(vague, toGuest), context({ version: 2 }));
    expect(made.state).toMatchObject({ takenOver: true, proposal: null });
  });

  it('commands nothing, whatever it says', () => {
    for (const intent of ['cancel', 'stop_assistant', 'reschedule', 'approve_plan', 'opt_out'] as const) {
      const made = step(offered, ownerSays(heard([intent]), toGuest), context({ version: 2 }));
      expect(made.plan.actions.map(({ kind }) => kind)).toEqual(['cancel_timers', 'notice', 'set_timer', 'set_timer']);
      expect(made.state.phase).toBe('OFFERING');
    }
  });

  it('changes nothing when it only thanks, or when nothing is open', () => {
    const thanks = step(offered, ownerSays(heard(['thank']), toGuest), context({ version: 2 }));
    expect(thanks.state.takenOver).toBe(false);
    const closed: LoopState = { ...offered, phase: 'CLOSED', closedReason: 'done' };
    const after = step(closed, ownerSays(heard(['propose_times']), toGuest), context({ version: 2 }));
    expect(after.state).toMatchObject({ takenOver: false, phase: 'CLOSED' });
  });

  it("counts as the guest's answer when the guest wrote to the owner alone", () => {
    const option = { option: 1, stance: 'accept', confidence: 1, evidence: 'the first' } as const;
    const said = heard(['accept_option'], { options: [option] });
    const direct = step(
      offered,
      guestSays(said, { to: [{ address: OWNER, name: null }], cc: [] }),
      context({ version: 2 }),
    );
    const aside = step(
      offered,
      guestSays(said, { ...toGuest, to: [{ address: OWNER, name: null }] }),
      context({ version: 2 }),
    );
    expect(aside.plan.actions.map(({ kind }) => kind)).toContain('book');
    expect(aside.plan).toEqual(direct.plan);
  });

  it('asks nothing about strangers: it was not for the assistant', () => {
    const stranger = { ...toGuest, role: 'stranger' as const, from: { address: 'bob@globex.test', name: null } };
    const made = step(offered, ownerSays(heard(['propose_times']), stranger), context({ version: 2 }));
    expect(made.plan.actions.every(({ kind }) => kind === 'silent')).toBe(true);
    const forged = guestSays(heard(['accept_option']), {
      ...toGuest,
      level: 'A0',
      from: { address: GUEST, name: null },
    });
    expect(step(offered, forged, context({ version: 2 })).state.needsOwner.map(({ id }) => id)).toEqual([
      'was-it-them-p2',
    ]);
  });
});
