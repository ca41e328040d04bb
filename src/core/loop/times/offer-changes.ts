import type { OwnerLine } from '../../replies/owner/lines';
import { needsOwner, OWNERS_CHOICE, type Speaker } from '../booked/authority';
import { type Wish, wishOf, wishWords } from '../booked/event-changes';
import type { Heard, StepContext } from '../context';
import { answerByMail } from '../guests/answers';
import { unclear } from '../guests/unclear';
import type { LoopState } from '../state';
import { silent, type Transition } from '../transition';
import { offer, sendOffer } from './offer';

/**
 * A guest wants the meeting otherwise before it is booked (row 22): the same times with what is theirs to change, fresh
 * ones for a longer meeting; what is not theirs is for the owner to decide. Null when they want no change.
 */
export function changeOffer(state: LoopState, speaker: Speaker, heard: Heard, ctx: StepContext): Transition | null {
  const wish = wishOf(state, speaker, heard, ctx);
  if (!wish || wish.fields.includes('people')) return null;
  const { person } = speaker;
  if (wish.fields.every((field) => field === 'phone')) return withNumber(state, wish.state, speaker, heard, ctx);
  const forOwner = [...needsOwner(state, speaker, 'change', ctx), ...(wish.forOwner ? [OWNERS_CHOICE] : [])];
  const reasons = [`${person.name ?? person.address} asks for ${wishWords(state, wish)}`, ...forOwner];
  const { durationMin } = wish.state.meeting;
  const longer = durationMin > state.meeting.durationMin;
  // Without times on offer there is nothing to choose from but what they name themselves.
  const named = !state.offer && forOwner.length === 0 ? answerByMail(wish.state, person, heard, ctx) : null;
  if (named) return named;
  if (!state.offer || longer) {
    const made = offer(wish.state, ctx, { template: 'counter', reasons, reactive: true });
    // What leads to no offer changes nothing: a length that no time has room for is not kept for the next one.
    const offered = made.plan.actions.some((action) => action.kind === 'hold');
    return offered ? made : unclear(state, person, noTimeFor(wish, person), heard, ctx);
  }
  const slots = state.offer.slots.map((slot) => ({ ...slot, end: slot.start + durationMin }));
  const changed: LoopState = { ...wish.state, offer: { ...state.offer, slots } };
  const answered = answerByMail(changed, person, heard, ctx);
  const books = answered?.plan.actions.some((action) => action.kind === 'book') === true;
  if (answered && books && forOwner.length > 0) return inOne(answered, reasons);
  if (answered && forOwner.length === 0) return answered;
  return sendOffer(changed, ctx, 'counter', slots, reasons);
}

/** What they ask for, and that there is no time for it. */
function noTimeFor({ state, fields }: Wish, { name, address }: Speaker['person']): OwnerLine {
  const minutes = fields.includes('duration') ? state.meeting.durationMin : null;
  return { line: 'asks_without_time', who: name ?? address, minutes };
}

/** "The second works, let us meet at our office": the owner sees the time and the place as one. */
function inOne(made: Transition, reasons: readonly string[]): Transition {
  return { ...made, plan: { ...made.plan, reasons: [...reasons, ...made.plan.reasons] } };
}

/** A guest gives a number to call, beside their answer or alone. Whoever is not proved to be them sets none. */
function withNumber(
  state: LoopState,
  noted: LoopState,
  { person, level }: Speaker,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const proved = level === 'A2' || level === 'A3';
  const known = proved ? noted : state;
  const reason = proved ? 'The number is noted' : 'A number from a sender who could not be verified is not taken';
  return answerByMail(known, person, heard, ctx) ?? silent(known, reason);
}
