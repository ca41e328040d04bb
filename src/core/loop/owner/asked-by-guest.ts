import { WROTE_FIRST } from '../booked/authority';
import { namedSlots } from '../booked/moves';
import type { Heard, StepContext } from '../context';
import { goalOf } from '../goal';
import { answer } from '../guests/agreement';
import type { LoopState, Participant } from '../state';
import { offer, sendOffer } from '../times/offer';
import { workable } from '../times/solve';
import { ownerOf, type Transition } from '../transition';
import { asPreferred } from './document';
import { onTermsOf } from './greeted';
import { remember } from './memory';

/**
 * Row 8: somebody wrote first, and the owner has said "schedule this": their mail is the request. Times that they name are
 * answered first (E4).
 */
export function askedByGuest(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const reasons = [`${guest.name ?? guest.address} asked for a meeting, and you want it scheduled`];
  return answered(wanting(state, guest, heard, ctx), heard, reasons, ctx);
}

/** The same where the owner reads along: times are offered, those that they name where they are free; none is booked on their word. */
export function answeredOpenly(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const told = wanting(state, guest, heard, ctx);
  const reasons = [asksForMeeting(guest)];
  const named = namedSlots(told, heard.windows).filter((slot) => workable(told, ctx, slot));
  if (named.length === 0) return answered(told, heard, reasons, ctx);
  const slots = named.slice(0, MOST_NAMED).map((slot, i) => ({ n: i + 1, ...slot }));
  return sendOffer(told, ctx, 'offer', slots, reasons);
}

/** As many of their own times as they would be offered of the owner's. */
const MOST_NAMED = 3;

/** The same before the owner has said so: what would be done is put to them, with its times. */
export function wroteFirst(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const told = wanting(state, guest, heard, ctx);
  const reasons = [asksForMeeting(guest), WROTE_FIRST];
  const others = told.participants.filter((p) => p.role === 'guest' && p.id !== guest.id);
  const [start] = others.length > 0 ? [] : namedSlots(told, heard.windows).filter((slot) => workable(told, ctx, slot));
  if (!start) return answered(told, heard, reasons, ctx);
  const made = answer(told, guest, [start], { reasons, risk: 3, asked: heard.windows }, ctx);
  return { ...made, plan: { ...made.plan, reasons: [...new Set([...made.plan.reasons, ...reasons])] } };
}

function asksForMeeting({ name, address }: Participant): string {
  return `${name ? `${name} (${address})` : address} asks for a meeting`;
}

/** What the mail asks for, as a meeting of the owner's. */
function wanting(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): LoopState {
  const guests = state.participants.filter((p) => p.role === 'guest');
  const people = { owner: ownerOf(state).name ?? ctx.owner.name, guests };
  const { durationMin, medium } = ctx.owner;
  const { subject } = state.thread;
  // In whose room they meet is the owner's to say.
  const { provider: _, ...goal } = goalOf(heard.reading, subject, people, { durationMin, medium });
  const meeting = asPreferred(goal, { reading: heard.reading, subject, guests, codewords: [] }, ctx);
  return onTermsOf(remember({ ...state, meeting }, heard, guest.id), guest, heard);
}

function answered(told: LoopState, heard: Heard, reasons: readonly string[], ctx: StepContext): Transition {
  const asked = heard.windows.filter((w) => w.role === 'offer');
  return offer(told, ctx, { template: 'offer', asked, reasons, reactive: true });
}
