import type { Speaker } from '../booked/authority';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { askOwner, mailToOwner, type Transition, transition } from '../transition';
import { attending, speaksFor } from './voices';

/**
 * One guest of several does not come (row 42): the meeting stands for the others, and the owner is told. Without anybody
 * who is required it is the owner's to keep. A word that is not proved changes nothing.
 */
export function leave(state: LoopState, { person: writer, level }: Speaker, ctx: StepContext): Transition {
  const person = speaksFor(state, writer);
  const name = person.name ?? person.address;
  const { title } = state.meeting;
  if (level !== 'A2' && level !== 'A3') {
    return askOwner(state, {
      id: `leaves-${person.id}`,
      kind: 'leaves',
      says: [{ line: 'cannot_make_unverified', who: name, title }],
      now: ctx.now,
    });
  }
  const left = withoutGuest(state, person.id);
  const { meeting, participants } = state;
  const without: LoopState = {
    ...left,
    underway: { by: person.id, act: 'change', fields: ['people'], before: { meeting, participants } },
  };
  const update = { kind: 'update_event', fields: ['people'] } as const;
  const stays = attending(left).some((guest) => !guest.optional);
  if (!stays) {
    return askOwner(
      without,
      {
        id: `cancel-${person.id}`,
        kind: 'cancel',
        says: [{ line: 'nobody_comes', who: name, title }],
        now: ctx.now,
      },
      [update],
    );
  }
  return transition(
    without,
    [update, mailToOwner('owner_status', [{ line: 'stands_for_others', who: name, title }], 'reports')],
    [`${name} leaves the meeting`],
    4,
  );
}

/** The participants with this guest marked as not coming. */
function withoutGuest(state: LoopState, id: string): LoopState {
  return {
    ...state,
    participants: state.participants.map((p) => (p.id === id ? { ...p, status: 'declined' as const } : p)),
  };
}
