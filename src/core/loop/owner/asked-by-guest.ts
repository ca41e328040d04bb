import type { Heard, StepContext } from '../context';
import { goalOf } from '../goal';
import type { LoopState, Participant } from '../state';
import { offer } from '../times/offer';
import { ownerOf, type Transition } from '../transition';
import { asPreferred } from './document';
import { remember } from './memory';

/**
 * Row 8: somebody wrote first, and the owner has said "schedule this": their mail is the request. Times that they name are
 * answered first (E4).
 */
export function askedByGuest(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const guests = state.participants.filter((p) => p.role === 'guest');
  const people = { owner: ownerOf(state).name ?? ctx.owner.name, guests };
  const { durationMin, medium } = ctx.owner;
  const { subject } = state.thread;
  const goal = goalOf(heard.reading, subject, people, { durationMin, medium });
  const meeting = asPreferred(goal, { reading: heard.reading, subject, guests, codewords: [] }, ctx);
  const told = remember({ ...state, meeting }, heard, guest.id);
  return offer(told, ctx, {
    template: 'offer',
    asked: heard.windows.filter((w) => w.role === 'offer'),
    reasons: [`${guest.name ?? guest.address} asked for a meeting, and you want it scheduled`],
    reactive: true,
  });
}
