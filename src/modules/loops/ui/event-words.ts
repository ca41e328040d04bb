import type { LoopEventPayload } from '@/core/loop/event';
import type { LoopState } from '@/core/loop/state';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { listed } from '@/ui/words';
import type { TimelineItem } from '../queries/timeline';
import { patternWords } from './pattern-words';
import { TIMERS } from './timer-words';

/** What happened, as the title of a timeline item. */
export function eventWords(item: TimelineItem, state: LoopState, zone: string): string {
  const { payload } = item;
  if (item.again) {
    return item.reading
      ? 'A person of staff corrected what was read: planned anew'
      : 'Your preferences changed: planned anew';
  }
  switch (payload.kind) {
    case 'message':
      return `Mail from ${item.mail ? nameOfAddress(item.mail.from, state) : 'a participant'}${payload.aside ? ', seen in your mailbox' : ''}`;
    case 'choice':
      return choiceWords(payload, state);
    case 'decision':
      return decisionWords(payload);
    case 'staff':
      return `${payload.staff} of staff ${STAFF_ACTS[payload.act]}${payload.words ? `: “${payload.words}”` : ''}`;
    case 'command':
      if (payload.staff !== undefined) return `${payload.staff} of staff took it out of the assistant’s hands`;
      return {
        stop: 'You stopped it',
        cancel: 'You cancelled it',
        take_over: 'You took over',
        hand_back: 'You handed it back',
        hold_off: 'You asked to hold off',
        take_no_back: 'You took your no back',
        resume: 'You asked to go on',
      }[payload.command];
    case 'late':
      return `You said that you are late${payload.minutes === null ? '' : ` by ${payload.minutes} minutes`}${payload.via === 'text' ? ', by text' : ''}`;
    case 'on_page':
      return onPageWords(payload, state, zone);
    case 'other_assistant':
      return otherAssistantWords(payload, zone);
    case 'opened':
      return 'You asked for this meeting in the mail of another one';
    case 'timer':
      return TIMERS[payload.timer];
    case 'adopted':
      return `“${payload.event.title}” of your calendar is looked after here`;
    case 'not_adopted':
      return 'The meeting of your calendar was left as it is';
    case 'kept_free':
      return `${slotWords(payload.slot.start, zone)} is kept free in your calendar`;
    case 'not_kept_free':
      return 'The time could not be kept free';
    case 'booked':
      return payload.series
        ? `Booked ${patternWords(state.meeting, payload, zone)}`
        : `${payload.moved ? 'Moved to' : 'Booked for'} ${slotWords(payload.start, zone)}`;
    case 'booking_failed':
      return `${slotWords(payload.start, zone)} could not be booked: ${BOOKING_FAILURES[payload.reason]}`;
    case 'event_cancelled':
      return payload.occurrence === undefined
        ? 'The meeting was removed from the calendar'
        : `${slotWords(payload.occurrence, zone)} was taken out of the series`;
    case 'event_updated':
      return 'The calendar has the change';
    case 'update_failed':
      return `The meeting could not be changed in the calendar: ${BOOKING_FAILURES[payload.reason]}`;
    case 'conference_ready':
      return 'The link of the conference is there';
    case 'event_moved':
      return `You moved the meeting in the calendar, to ${slotWords(payload.start, zone)}`;
    case 'event_deleted':
      return 'You deleted the meeting in the calendar';
    case 'series_changed':
      return `You changed single times of the series in the calendar; the next is ${slotWords(payload.next.start, zone)}`;
    case 'rsvp':
      return `${nameOfAddress(payload.address, state)} answered the invitation: ${payload.response}`;
    case 'cancel_failed':
      return `The meeting could not be removed from the calendar: ${BOOKING_FAILURES[payload.reason]}`;
    case 'delivery_failed':
      return `Mail to ${payload.address} was not delivered: ${payload.reason}`;
    case 'mail_held_back':
      return `A mail to ${nameOfAddress(payload.address, state)} did not pass its own check and was not sent`;
    case 'calendar_changed':
      return 'The calendar changed';
  }
}

const BOOKING_FAILURES = {
  taken: 'it was taken in the meantime',
  unavailable: 'the calendar did not answer',
  gone: 'it is no longer there',
  revoked: 'the calendar is no longer connected',
} as const;

const STAFF_ACTS = {
  ask_owner: 'put it to you',
  stay_silent: 'let it rest',
  reject: 'let the plan go',
} as const;

function decisionWords({ approve, answer, edit, staff }: Extract<LoopEventPayload, { kind: 'decision' }>): string {
  if (staff !== undefined) return `${staff} of staff said yes for you${edit ? ', with changes' : ''}`;
  if (answer) return `You answered: “${answer}”`;
  if (approve) return edit ? 'You said yes, with changes' : 'You said yes';
  return 'You said no';
}

function choiceWords(choice: Extract<LoopEventPayload, { kind: 'choice' }>, state: LoopState): string {
  const person = state.participants.find((participant) => participant.id === choice.participantId);
  const name = person?.name ?? person?.address ?? 'A guest';
  if (choice.options.length > 0) {
    const times = choice.options.length > 1 ? 'times' : 'time';
    return `${name} chose ${times} ${listed(choice.options.map(String))} by link`;
  }
  return choice.suggestion ? `${name} suggests: “${choice.suggestion}”` : `None of the times suits ${name}`;
}

const ASKED = {
  offer: 'to offer times',
  book: 'to book it',
  move: 'to move the meeting',
  cancel: 'to call it off',
} as const;

function otherAssistantWords(
  { act, slots, assistant }: Extract<LoopEventPayload, { kind: 'other_assistant' }>,
  zone: string,
): string {
  const times = slots.length > 0 ? `: ${listed(slots.map(({ start }) => slotWords(start, zone)))}` : '';
  return `${assistant} asked for you ${ASKED[act]}${times}`;
}

function onPageWords(
  { participantId, act, slot }: Extract<LoopEventPayload, { kind: 'on_page' }>,
  state: LoopState,
  zone: string,
): string {
  const person = state.participants.find((participant) => participant.id === participantId);
  const name = person?.name ?? person?.address ?? 'A guest';
  if (act === 'cancel' || slot === null) return `${name} cancelled the meeting on its page`;
  const when = slotWords(slot.start, zone);
  return act === 'book'
    ? `${name} chose ${when} on your booking page`
    : `${name} moved the meeting to ${when} on its page`;
}

function nameOfAddress(address: string, state: LoopState): string {
  const person = state.participants.find((participant) => participant.address === address);
  return person?.role === 'owner' ? 'you' : (person?.name ?? address);
}
