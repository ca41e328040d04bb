import { describe, expect, it } from 'vitest';
import type { StepContext } from '../context';
import { step } from '../step';
import {
  accepts,
  BOB,
  booked,
  decides,
  followUp,
  jane,
  offered,
  says,
  sends,
  slot,
  ticks,
  turns,
} from '../testing/poll-scene';
import { context, facts, heard, newLoop, ownerSays } from '../testing/scene';

describe('A24 guests who stay silent', () => {
  const silentBob = () => turns(offered(), says(jane, accepts(2)), followUp, followUp, followUp);

  it('reminds only those who have not answered', () => {
    expect(sends(turns(offered(), says(jane, accepts(1)), followUp))).toMatchObject([
      { template: 'follow_up', to: ['p3'] },
    ]);
  });

  it('reminds of the times that nobody has refused', () => {
    const made = turns(offered(), ticks('p2', 1, 1, 3), followUp);
    expect(sends(made)).toMatchObject([{ template: 'follow_up', to: ['p3'], slots: [{ n: 1 }, { n: 3 }] }]);
    expect(made.state.offer?.slots).toHaveLength(3);
  });

  it('after two reminders the owner is asked, and the answers that came are kept', () => {
    const made = silentBob();
    const [decision] = made.state.needsOwner;
    expect(decision?.text).toMatch(/^Bob Ray has not answered .* suits Jane Doe/);
    expect(decision?.choices?.map((c) => c.id)).toEqual(['optional', 'drop', 'phone', 'wait', 'new-times']);
    expect(made.state.phase).toBe('POLLING');
    expect(made.state.offer).not.toBeNull();
  });

  it.each(['optional', 'drop'])('%s books the time of the others', (choice) => {
    const made = silentBob();
    const id = made.state.needsOwner[0]?.id ?? '';
    const done = step(made.state, decides(id, true, choice), context({ version: 9 }));
    expect(booked(done)).toBe(slot(made.state, 2).start);
    expect(done.state.participants.find((p) => p.id === 'p3')?.optional).toBe(choice === 'drop' ? undefined : true);
  });

  it('waits two more days when told so, and asks again then', () => {
    const made = silentBob();
    const waits = step(made.state, decides(made.state.needsOwner[0]?.id ?? '', false, 'wait'), context({ version: 9 }));
    expect(waits.plan.actions).toMatchObject([{ kind: 'hold' }, { kind: 'set_timer', timer: 'follow_up' }]);
    const again = step(waits.state, followUp, context({ version: 10 }));
    expect(again.state.needsOwner.map((d) => d.id)).toEqual(['silent-10']);
  });

  it('an answer that comes after all settles it', () => {
    // The reminder listed the one time that Jane can.
    const made = turns(silentBob().state, says(BOB, accepts(1)));
    expect(booked(made)).toBe(slot(silentBob().state, 2).start);
    expect(made.state.needsOwner).toEqual([]);
  });

  it('by the rule of the owner the others go on by themselves', () => {
    const trio = step(
      newLoop(),
      ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB, { address: 'eve@globex.test', name: 'Eve' }] }),
      context(),
    ).state;
    const quorum = (version: number): StepContext =>
      context({ version, owner: { ...context().owner, groupQuorum: 'most' } });
    let made = turns(trio, ticks('p2', 1, 1, 2), ticks('p4', 1, 2), followUp, followUp);
    made = step(made.state, followUp, quorum(9));
    expect(booked(made)).toBe(slot(trio, 2).start);
    expect(made.state.participants.find((p) => p.id === 'p3')?.optional).toBe(true);
    const few = turns(trio, ticks('p2', 1, 1, 2), followUp, followUp);
    expect(booked(step(few.state, followUp, quorum(9)))).toBeNull();
  });

  it('E13 does not wait for ever for guests of whom one always sleeps', () => {
    const zones = ['Etc/UTC', 'Asia/Shanghai', 'America/Los_Angeles'];
    const state = offered();
    const [owner, first, second] = state.participants;
    if (!owner || !first || !second) throw new Error('somebody is missing');
    const participants = [owner, first, second, { ...second, id: 'p4', address: 'c@globex.test' }].map((p, i) => ({
      ...p,
      zone: zones[i - 1] ?? p.zone,
    }));
    const made = step({ ...state, participants }, followUp, context({ version: 2 }));
    expect(sends(made)).toMatchObject([{ template: 'follow_up' }]);
  });
});
