import type { Heard } from '../context';
import type { OfferedSlot } from '../plan';
import type { LoopState, Participant } from '../state';

/** The options as the last mail to this person listed them: those of the offer, or what was left of them. */
export function listedTo(state: LoopState, person: Participant): readonly OfferedSlot[] {
  const slots = state.offer?.slots ?? [];
  return person.listed ? slots.filter(({ n }) => person.listed?.options.includes(n)) : slots;
}

/** Notes what a mail of this version lists to these people, where that is not the whole offer. */
export function withListed(
  state: LoopState,
  ids: readonly string[],
  slots: readonly OfferedSlot[],
  version: number,
): LoopState {
  const whole = slots.length === state.offer?.slots.length;
  const listed = { version, options: slots.map(({ n }) => n) };
  return {
    ...state,
    participants: state.participants.map((person) => {
      if (!ids.includes(person.id)) return person;
      return whole ? unlisted(person) : { ...person, listed };
    }),
  };
}

/** Somebody who was sent the whole of an offer. */
export function unlisted({ listed: _, ...person }: Participant): Participant {
  return person;
}

/**
 * A mail names options by their place in the list that its writer was sent; here by their number in the offer. "The second"
 * in an answer to an older list is not the second of this one: it names none, and the guest is asked which.
 */
export function ofTheirList(state: LoopState, person: Participant, answers: number | undefined, heard: Heard): Heard {
  const { listed } = person;
  const version = listed?.version ?? state.offer?.version;
  const { reading } = heard;
  if (answers !== undefined && version !== undefined && answers < version) {
    return { ...heard, reading: { ...reading, options: [], acceptAny: false } };
  }
  if (!listed) return heard;
  const options = reading.options.flatMap((said) => {
    const option = listed.options[said.option - 1];
    return option === undefined ? [] : [{ ...said, option }];
  });
  return { ...heard, reading: { ...reading, options } };
}
