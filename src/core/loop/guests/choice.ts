import type { StepContext, StepEvent } from '../context';
import { refused, remember } from '../owner/memory';
import type { LoopState } from '../state';
import { silent, type Transition } from '../transition';
import { answer } from './agreement';
import { answerByMail } from './answers';
import { withTicks } from './ticked';
import { unclear } from './unclear';

/** A guest's answer on the page of their link. What is not ticked does not suit. */
export function onChoice(
  state: LoopState,
  event: Extract<StepEvent, { kind: 'choice' }>,
  ctx: StepContext,
): Transition {
  const guest = state.participants.find((p) => p.id === event.participantId && p.role === 'guest');
  if (!guest) return silent(state, 'The link names nobody who takes part');
  const { zone } = event;
  const heard = withTicks(event.heard, event.windows);
  const picked = { ...guest, ...(zone ? { zone, zoneSource: 'picked' as const } : {}) };
  const known = { ...state, participants: state.participants.map((p) => (p.id === guest.id ? picked : p)) };
  if (!state.offer || state.phase === 'CLOSED') return silent(known, 'Nothing is offered any more');
  const who = guest.name ?? guest.address;
  if (event.options.length > 0) {
    const slots = state.offer.set === event.set ? state.offer.slots.filter((s) => event.options.includes(s.n)) : [];
    if (slots.length === 0) return silent(known, 'The link was of an older offer: its page shows the current times');
    const numbers = slots.map((s) => s.n).join(', ');
    return answer(known, picked, slots, { reasons: [`${who} chose option ${numbers} by link`], risk: 2 }, ctx);
  }
  if (!heard) return answer(known, picked, [], { reasons: [`None of the options suits ${who}`], risk: 2 }, ctx);
  const told = refused(remember(known, heard, guest.id), guest.id);
  const answered = heard.windows.length > 0 ? answerByMail(told, picked, heard, ctx) : null;
  return answered ?? unclear(known, guest, 'suggested', heard, ctx);
}
