import type { Intent } from '../../reading/reading';
import { overlaps, type Period } from '../../time/period';
import { isEchoed } from '../asking/ask-guest';
import { OUTSIDE, OUTSIDE_HOURS } from '../booked/authority';
import { namedSlots } from '../booked/moves';
import type { Heard, ResolvedWindow, StepContext } from '../context';
import { refused as allRefused } from '../owner/memory';
import type { OfferedSlot } from '../plan';
import type { LoopState, Participant } from '../state';
import { sendOffer } from '../times/offer';
import { outsideRequest, workable } from '../times/solve';
import { reachOf, withOpened } from '../times/wide-hours';
import { ownerOf, type Transition, transition } from '../transition';
import { answer } from './agreement';
import { withListed } from './listed-options';
import { unclear } from './unclear';
import { meansHours, toBeAsked } from './voices';

const DOUBTFUL = 'It was not read with certainty: the guest is asked to confirm the time';
/** A reason why a plan needs no certain reading: it only asks; see review-rules.ts. */
export const ECHO = 'A language model read it: the guest is asked to confirm the time';

/** Minutes between a time on offer and another that is meant in its stead. */
const APART = 120;

/**
 * What a guest's mail says about the times on offer: those that they choose, and times of their own that the owner has
 * (E4). Null when it says nothing about times.
 */
export function answerByMail(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition | null {
  const said = (kind: Intent) => heard.reading.intents.some((i) => i.kind === kind);
  const slots = state.offer?.slots ?? [];
  const refused = slots.filter((slot) => isRefused(state, guest, slot, heard));
  const chosen = chosenSlots(slots, refused, heard);
  const left = slots.filter((slot) => !refused.includes(slot));
  const agrees = said('accept_option') || said('accept_any');
  // What was refused is not asked about again: where nothing is left, other times are looked for.
  if (chosen.length === 0 && agrees && left.length > 0) return askWhich(state, guest, left, ctx);
  const windows = heard.windows.filter((w) => w.role === 'offer');
  const wishes = windows.filter(isWish);
  const noneOfThem = said('decline_options') || said('ask_for_times') || wishes.length > 0;
  if (chosen.length === 0 && !noneOfThem && refused.length === 0 && heard.windows.length === 0) return null;
  const poll = toBeAsked(state, ctx).length > 1;
  // Row 37: whoever answers a poll with times of their own means the options that lie in them.
  const meant = poll ? left.filter((slot) => wishes.some((w) => meansHours(w, heard.windows) && covers(w, slot))) : [];
  if (poll && chosen.length === 0 && !noneOfThem && left.length > 0) return askWhich(state, guest, left, ctx);
  // "Next week suits me" says yes to no hour of it.
  const vague = left.filter((slot) => wishes.some((w) => w.precision === 'week' && overlaps(w, slot)));
  if (poll && chosen.length + meant.length === 0 && vague.length > 0) return askWhich(state, guest, vague, ctx);
  // What one of several asks for is not put to the owner before the others have answered.
  const reach = poll ? ctx : reachOf(state, ctx);
  const own = namedSlots(state, heard.windows).filter((slot) => workable(state, reach, slot));
  const taken = chosen.filter((slot) => !own.some((one) => isInstead(one, slot)));
  const yes = poll ? distinct([...chosen, ...meant, ...own]) : taken.length > 0 ? taken : own.slice(0, 1);
  const without = chosen.length === 0 && said('decline_options') ? allRefused(state, guest.id) : state;
  return given(without, guest, yes, windows, heard, ctx);
}

/** The options that a mail accepts: by number, any that was not refused, or the only one. */
function chosenSlots(
  slots: readonly OfferedSlot[],
  refused: readonly OfferedSlot[],
  { reading }: Heard,
): OfferedSlot[] {
  const named = slots.filter((s) => reading.options.some((o) => o.stance === 'accept' && o.option === s.n));
  if (named.length > 0) return named;
  if (reading.acceptAny) return slots.filter((slot) => !refused.includes(slot));
  return slots.length === 1 && reading.intents.some((i) => i.kind === 'accept_option') ? [...slots] : [];
}

/** By this mail, or by one before: "all of them suit me" is said of what is left. */
function isRefused(state: LoopState, guest: Participant, slot: OfferedSlot, { reading }: Heard): boolean {
  return (
    reading.options.some((o) => o.stance === 'reject' && o.option === slot.n) ||
    state.constraints.some(
      (c) => c.by === guest.id && (c.stance === 'cannot' || c.role === 'absence') && overlaps(c, slot),
    )
  );
}

function isWish(window: ResolvedWindow): boolean {
  return window.stance === 'can' || window.stance === 'prefer';
}

/** "At 3" names a start, "after 3" a stretch. */
function covers(wish: ResolvedWindow, slot: Period): boolean {
  return wish.exactStart ? wish.start === slot.start : wish.start <= slot.start && slot.end <= wish.end;
}

/** "The second, but at two if you can": another start of the same meeting takes the place of the one on offer. */
function isInstead(own: Period, slot: Period): boolean {
  return own.start !== slot.start && Math.abs(own.start - slot.start) <= APART;
}

function distinct(slots: readonly Period[]): Period[] {
  return slots.filter((slot, i) => slots.findIndex((s) => s.start === slot.start && s.end === slot.end) === i);
}

/** The answer counts when it was read with certainty. One of several is not seen by the owner before it counts. */
function given(
  state: LoopState,
  guest: Participant,
  yes: readonly Period[],
  asked: readonly ResolvedWindow[],
  heard: Heard,
  ctx: StepContext,
): Transition {
  const offered = yes.every((slot) => isOffered(state, slot));
  const outside = !offered && yes.some((slot) => outsideRequest(state, ctx, slot));
  const beyond = yes.filter((slot) => !isOffered(state, slot) && !workable(state, ctx, slot));
  const reasons = [
    summary(state, guest, yes, offered),
    ...(outside ? [OUTSIDE] : []),
    ...(beyond.length > 0 ? [OUTSIDE_HOURS] : []),
  ];
  const opened = withOpened(state, beyond);
  const poll = toBeAsked(state, ctx).length > 1;
  const [first] = yes;
  if (first && !poll && heard.gate.unconfirmed === 'echo') return echo(opened, first, [...reasons, ECHO], ctx);
  // Row 14: a time of their own that may be misread is put back to them before it is booked.
  const echoed = !offered || isEchoed(heard.gate, state);
  if (first && !poll && echoed && !heard.gate.auto) return echo(opened, first, [...reasons, DOUBTFUL], ctx);
  if (poll && !heard.gate.auto) {
    // What a reader is not sure of goes to the slot page first (docs/behaviour.md, Reading).
    const slots = state.offer?.slots ?? [];
    const left = slots.filter((slot) => !isRefused(state, guest, slot, heard));
    if (left.length > 0) return askWhich(state, guest, left, ctx);
    return unclear(state, guest, 'times', heard, ctx);
  }
  return answer(opened, guest, yes, { reasons, risk: offered ? 2 : 3, asked }, ctx);
}

function isOffered({ offer }: LoopState, { start, end }: Period): boolean {
  return offer?.slots.some((slot) => slot.start === start && slot.end === end) ?? false;
}

function summary(state: LoopState, guest: Participant, yes: readonly Period[], offered: boolean): string {
  const who = guest.name ?? guest.address;
  if (yes.length === 0) return state.offer ? `None of the options suits ${who}` : `${who} names times`;
  if (!offered) return `${who} proposes a time that is free`;
  const numbers = (state.offer?.slots ?? []).filter((s) => yes.some((y) => y.start === s.start)).map((s) => s.n);
  return `${who} agrees to option ${numbers.join(', ')}`;
}

/** What may be misread is put back to the guest, as an offer of this one time, before it is booked. */
function echo(state: LoopState, { start, end }: Period, reasons: readonly string[], ctx: StepContext): Transition {
  return sendOffer(state, ctx, 'echo', [{ n: 1, start, end }], reasons);
}

function askWhich(state: LoopState, guest: Participant, slots: readonly OfferedSlot[], ctx: StepContext): Transition {
  const cc = ctx.owner.ccOwner ? [ownerOf(state).id] : [];
  return transition(
    withListed(state, [guest.id], slots, ctx.version),
    [{ kind: 'send', template: 'which', to: [guest.id], cc, slots, note: null, quote: null }],
    ['The guest is asked which of the options suit'],
    1,
  );
}
