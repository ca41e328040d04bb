import type { Heard, StepContext } from '../context';
import { changedPeople } from '../guests/people-changes';
import type { EventField } from '../plan';
import type { Booked, LoopState } from '../state';
import { offer } from '../times/offer';
import { workable } from '../times/solve';
import { type Transition, transition } from '../transition';
import { NO_ROOM, needsOwner, OWNERS_CHOICE, type Speaker } from './authority';

/** What somebody wants of the meeting apart from its time. */
export interface Wish {
  /** The meeting as they want it. */
  readonly state: LoopState;
  readonly fields: readonly EventField[];
  /** True when one of the fields is not theirs to change (docs/behaviour.md, Authority), whoever else takes part. */
  readonly forOwner: boolean;
}

/** What answers the times on offer. */
const ANSWERS = ['accept_option', 'accept_any', 'propose_times', 'state_availability'];

/** Reads a wish to change length, medium, place, phone, title or people; null when nothing would be different. */
export function wishOf(state: LoopState, { person }: Speaker, heard: Heard, ctx: StepContext): Wish | null {
  const { details, intents } = heard.reading;
  const said = (...kinds: string[]) => intents.some((intent) => kinds.includes(intent.kind));
  const guest = person.role === 'guest';
  const fields: EventField[] = [];
  let { meeting } = state;
  let forOwner = false;
  const change = (field: EventField, to: Partial<LoopState['meeting']>, theirs: boolean) => {
    if (Object.entries(to).every(([key, value]) => meeting[key as keyof typeof meeting] === value)) return;
    meeting = { ...meeting, ...to, ...(field === 'medium' || field === 'location' ? { mediumAssumed: false } : {}) };
    fields.push(field);
    forOwner ||= guest && !theirs;
  };
  const { durationMin, medium, provider, location, phone, title } = details;
  if (said('change_duration') && durationMin !== null) {
    change('duration', { durationMin }, durationMin < meeting.durationMin);
  }
  // What is said of the place beside an answer counts as much as a wish to change it.
  const states = said('change_medium', 'change_location', 'provide_details') || (!state.booking && said(...ANSWERS));
  if (states && medium !== null && medium !== 'unspecified') {
    // In whose room they meet is the owner's to say.
    const named = provider && !guest ? { provider } : {};
    change('medium', { medium, ...named }, medium !== 'in_person');
  }
  if (states && location !== null) {
    const open = state.meeting.medium === 'in_person' && state.meeting.location === null && !state.booking;
    change('location', { location }, open);
  }
  if (phone !== null && meeting.medium === 'phone')
    change('phone', { phone, numberOf: guest ? 'guest' : 'owner' }, true);
  if (said('change_title') && title !== null) change('title', { title }, false);
  const participants = changedPeople(state, heard, ctx);
  if (participants !== state.participants) {
    fields.push('people');
    forOwner ||= guest;
  }
  return fields.length === 0 ? null : { state: { ...state, meeting, participants }, fields, forOwner };
}

/** What somebody wants, for the owner: `another place (Blue Bottle)`. */
export function wishWords(state: LoopState, { state: wished, fields }: Wish): string {
  const { durationMin, medium, location, phone, title } = wished.meeting;
  const words: Readonly<Record<EventField, string>> = {
    duration: `${durationMin} minutes`,
    medium: { video: 'a video call', phone: 'a phone call', in_person: 'a meeting in person' }[medium],
    location: `another place (${location})`,
    phone: `the number ${phone}`,
    title: `the title “${title}”`,
    people: `other people (${changedNames(state, wished).join(', ')})`,
  };
  return fields.map((field) => words[field]).join(', ');
}

/** `+Eve` comes, `-Bob` goes. */
function changedNames(before: LoopState, after: LoopState): string[] {
  const missing = (a: LoopState, b: LoopState, sign: string) =>
    a.participants
      .filter((p) => !b.participants.some((q) => q.id === p.id))
      .map((p) => `${sign}${p.name ?? p.address}`);
  return [...missing(after, before, '+'), ...missing(before, after, '-')];
}

/**
 * Changes the booked event: it is written first, and told to the people once the calendar has it. A longer meeting needs
 * the time; where there is none, other times are the owner's choice.
 */
export function changeEvent(
  state: LoopState,
  booking: Booked,
  wish: Wish,
  speaker: Speaker,
  ctx: StepContext,
): Transition {
  const by = speaker.person.id;
  const reasons = [
    `${speaker.person.name ?? speaker.person.address} asks for ${wishWords(state, wish)}`,
    ...needsOwner(state, speaker, 'change', ctx),
    ...(wish.forOwner ? [OWNERS_CHOICE] : []),
  ];
  const { meeting, participants } = state;
  const wished: LoopState = wish.state;
  const { durationMin } = wished.meeting;
  if (durationMin > meeting.durationMin && !hasRoom(wished, booking, ctx)) {
    return offer({ ...wished, underway: { by, act: 'move' } }, ctx, {
      template: 'reschedule',
      near: booking,
      by,
      reasons: [...reasons, NO_ROOM],
      reactive: true,
    });
  }
  const underway = { by, act: 'change', fields: wish.fields, before: { meeting, participants } } as const;
  return transition({ ...wished, underway }, [{ kind: 'update_event', fields: wish.fields }], reasons, 4);
}

/** Room for the new length at the booked start, however near that is. */
function hasRoom(state: LoopState, { start }: Booked, ctx: StepContext): boolean {
  const slot = { start, end: start + state.meeting.durationMin };
  return workable(state, { ...ctx, now: Math.min(ctx.now, start), owner: { ...ctx.owner, noticeMin: 0 } }, slot);
}
