import { describe, expect, it } from 'vitest';
import type { StepContext } from '../context';
import { step } from '../step';
import { booked, find, kinds, next, sends } from '../testing/booked-scene';
import { at, context, GUEST, newLoop } from '../testing/scene';
import type { Act } from './owner-rules';

type Asked = 'offer' | 'book' | 'move' | 'cancel';
const asks = (act: Asked, ...starts: number[]) => ({
  kind: 'other_assistant' as const,
  act,
  slots: starts.map((start) => ({ start, end: start + 30 })),
  by: 'u',
  assistant: 'Claude',
});
const withJane = () => {
  const state = newLoop();
  const jane = {
    ...state.participants[0]!,
    id: 'p2',
    address: GUEST,
    name: 'Jane Doe',
    role: 'guest',
    status: 'pending',
  } as const;
  return { ...state, participants: [...state.participants, jane] };
};
const under = (approval: StepContext['owner']['approval']) => ({ owner: { ...context().owner, approval } });

describe('another assistant that the owner has let in', () => {
  it('has times offered, its own or any, under its name', () => {
    const any = step(withJane(), asks('offer'), context());
    expect(any.state.phase).toBe('OFFERING');
    expect(any.state.offer?.slots).toHaveLength(3);
    expect(any.plan.reasons[0]).toBe('Claude for Dana Reyes');
    const named = step(withJane(), asks('offer', at(5, 11), at(6, 15)), context());
    expect(named.state.offer?.slots.map(({ start }) => start)).toEqual([at(5, 11), at(6, 15)]);
    const one = step(withJane(), asks('offer', at(5, 11)), context());
    expect(one.state.offer?.slots.map(({ start }) => start)).toEqual([at(5, 11)]);
  });

  it('has a time booked that is free, and the owner asked about one that is not', () => {
    const made = step(withJane(), asks('book', at(5, 11)), context());
    expect(find(made, 'book')?.slot).toMatchObject({ start: at(5, 11) });
    const busy = step(withJane(), asks('book', at(5, 11)), context({ busy: [{ start: at(5, 11), end: at(5, 12) }] }));
    expect(kinds(busy)).not.toContain('book');
    expect(busy.state.needsOwner.map(({ kind }) => kind)).toEqual(['busy']);
  });

  it('has a meeting moved by asking the guest first, and called off', () => {
    const moved = next(booked(), asks('move', at(6, 15)));
    expect(moved.state.phase).toBe('RESCHEDULING');
    expect(moved.state.offer?.slots.map(({ start }) => start)).toEqual([at(6, 15)]);
    expect(moved.state.booking?.start).toBe(at(5, 14));
    expect(kinds(next(booked(), asks('cancel')))).toContain('cancel_event');
  });

  it('is asked about like anything else where the owner sees all first, and says no yes itself', () => {
    const acts: [ReturnType<typeof step>, Act][] = [
      [step(withJane(), asks('offer'), context(under('approve_everything'))), 'offer'],
      [step(withJane(), asks('book', at(5, 11)), context(under('approve_everything'))), 'book'],
      [next(booked(), asks('cancel'), under('approve_everything')), 'cancel'],
    ];
    for (const [made, act] of acts) {
      expect(made.state.needsOwner.map((d) => [d.kind, d.act])).toEqual([['approve', act]]);
      expect(sends(made).filter(({ to }) => to.some((id) => id !== 'p1'))).toEqual([]);
      expect(kinds(made)).not.toContain('book');
      expect(kinds(made)).not.toContain('cancel_event');
    }
    const [waiting] = acts[0]!;
    const again = next(waiting.state, asks('book', at(5, 11)), under('approve_everything'));
    expect(again.state.needsOwner.map((d) => [d.kind, d.act])).toEqual([['approve', 'book']]);
  });

  it('opens no hours of the owner’s', () => {
    const night = step(withJane(), asks('book', at(5, 22)), context());
    expect(kinds(night)).not.toContain('book');
    expect(night.state.needsOwner).toHaveLength(1);
  });

  it('keeps still where the owner has taken over, has held off, or it is over', () => {
    const { state } = step(withJane(), asks('offer'), context());
    for (const quiet of [
      { ...state, takenOver: true },
      { ...state, pausedUntil: at(9, 9) },
      { ...state, phase: 'CLOSED' as const },
    ]) {
      expect(kinds(next(quiet, asks('book', at(5, 11)))).every((kind) => kind === 'silent')).toBe(true);
    }
  });

  it('counts as no person: turns of its own in a row end with the owner', () => {
    let { state } = step(withJane(), asks('offer'), context());
    const asked: string[] = [];
    for (let turn = 0; turn < 6 && asked.length === 0; turn += 1) {
      state = next(state, asks('book', at(5 + (turn % 2), 11))).state;
      state = next(state, {
        kind: 'booking_failed',
        start: at(5 + (turn % 2), 11),
        end: at(5 + (turn % 2), 11) + 30,
        reason: 'taken',
      }).state;
      asked.push(...state.needsOwner.map(({ kind }) => kind));
    }
    expect(asked).toContain('limit');
  });
});
