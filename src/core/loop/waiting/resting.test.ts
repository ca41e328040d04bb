import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import { booked, next, sends } from '../testing/booked-scene';
import { context, guestSays, heard, NOW, newLoop, ownerSays } from '../testing/scene';

const DAY = 1440;
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const command = (said: Extract<StepEvent, { kind: 'command' }>['command']): StepEvent => ({
  kind: 'command',
  command: said,
  by: 'u',
});
const timers = (made: ReturnType<typeof next>) =>
  made.plan.actions.flatMap((a) => (a.kind === 'set_timer' ? [[a.timer, a.dueAt]] : []));

describe.each(['take_over', 'hold_off'] as const)('a loop after %s', (said) => {
  const reminder = { kind: 'timer', timer: 'owner_reminder' } as const;
  const end = { kind: 'timer', timer: 'stalled_expired' } as const;

  it('reminds the owner after two weeks, and ends after two more', () => {
    const made = next(offered(), command(said));
    expect(timers(made)).toEqual([
      ['owner_reminder', NOW + 14 * DAY],
      ['stalled_expired', NOW + 28 * DAY],
    ]);
    const reminded = next(made.state, reminder, { now: NOW + 14 * DAY });
    expect(sends(reminded)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
    expect(timers(reminded)).toEqual([]);
    const over = next(reminded.state, end, { now: NOW + 28 * DAY });
    expect(over.state).toMatchObject({ phase: 'CLOSED', closedReason: 'expired' });
    expect(sends(over)).toEqual([]);
  });

  it('begins to count anew when a guest writes', () => {
    const held = next(offered(), command(said)).state;
    const made = next(held, guestSays(heard(['accept_option'])), { now: NOW + 5 * DAY });
    expect(timers(made)).toContainEqual(['stalled_expired', NOW + 33 * DAY]);
  });

  it('ends a week after a meeting that is booked', () => {
    const made = next(booked(), command(said));
    expect(timers(made).map(([timer]) => timer)).toEqual(['meeting_over']);
    const over = next(made.state, { kind: 'timer', timer: 'meeting_over' });
    expect(over.state).toMatchObject({ phase: 'CLOSED', closedReason: 'done' });
  });

  it('is closed by none of its timers once it goes on', () => {
    const held = next(offered(), command(said)).state;
    const back = next(held, command(said === 'take_over' ? 'hand_back' : 'resume')).state;
    expect(next(back, end).state.phase).toBe('OFFERING');
    expect(sends(next(back, reminder))).toEqual([]);
  });
});
