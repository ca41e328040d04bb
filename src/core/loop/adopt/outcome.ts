import type { StepContext, StepEvent } from '../context';
import { onKeptFree, onNotKeptFree } from '../owner/keep-free';
import type { LoopState } from '../state';
import type { Transition } from '../transition';
import { onAdopted, onNotAdopted } from './adopt';

type Outcome = Extract<StepEvent, { kind: 'adopted' | 'not_adopted' | 'kept_free' | 'not_kept_free' }>;

/** What became of an event that a loop was to take on, or to put into the calendar. */
export function onCalendarOutcome(state: LoopState, event: Outcome, ctx: StepContext): Transition {
  switch (event.kind) {
    case 'adopted':
      return onAdopted(state, event, ctx);
    case 'not_adopted':
      return onNotAdopted(state, event, ctx);
    case 'kept_free':
      return onKeptFree(state, event, ctx);
    case 'not_kept_free':
      return onNotKeptFree(state, ctx);
  }
}
