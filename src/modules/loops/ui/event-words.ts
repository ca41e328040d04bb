import type { LoopEventPayload } from '@/core/loop/event';
import type { LoopState } from '@/core/loop/state';
import { listed } from '@/ui/words';
import type { TimelineItem } from '../queries/timeline';
import { patternWords } from './pattern-words';
import { at, nameOfAddress, type Spoken } from './spoken';

type Event<K extends LoopEventPayload['kind']> = Extract<LoopEventPayload, { kind: K }>;

/** What happened, as the title of an entry. */
export function eventWords(item: TimelineItem, state: LoopState, spoken: Spoken<'loops'>): string {
  const { payload } = item;
  const { t } = spoken;
  if (item.again) return t(item.reading ? 'ev_again_person' : 'ev_again_preferences');
  switch (payload.kind) {
    case 'message':
      return mailWords(item, payload, state, spoken);
    case 'choice':
      return choiceWords(payload, state, spoken);
    case 'decision':
      return decisionWords(payload, spoken);
    case 'staff': {
      const said = t(`ev_staff_${payload.act}`, { staff: payload.staff });
      return payload.words ? t('ev_with_words', { said, words: payload.words }) : said;
    }
    case 'command':
      if (payload.staff !== undefined) return t('ev_staff_stopped', { staff: payload.staff });
      return t(`ev_${payload.command}`);
    case 'late': {
      const said = payload.minutes === null ? t('ev_late') : t('ev_late_by', { minutes: payload.minutes });
      return payload.via === 'text' ? t('ev_by_text', { said }) : said;
    }
    case 'on_page':
      return onPageWords(payload, state, spoken);
    case 'other_assistant':
      return otherAssistantWords(payload, spoken);
    case 'timer':
      return t(`timer_${payload.timer}`);
    case 'adopted':
      return t('ev_adopted', { title: payload.event.title });
    case 'kept_free':
      return t('ev_kept_free', { time: at(spoken, payload.slot.start) });
    case 'booked':
      if (payload.series) return t('ev_booked_series', { pattern: patternWords(state.meeting, payload, spoken) });
      return t(payload.moved ? 'ev_moved' : 'ev_booked', { time: at(spoken, payload.start) });
    case 'booking_failed':
      return t('ev_booking_failed', { time: at(spoken, payload.start), why: t(`why_${payload.reason}`) });
    case 'event_cancelled':
      return payload.occurrence === undefined
        ? t('ev_event_cancelled')
        : t('ev_occurrence_cancelled', { time: at(spoken, payload.occurrence) });
    case 'update_failed':
    case 'cancel_failed':
      return t(`ev_${payload.kind}`, { why: t(`why_${payload.reason}`) });
    case 'event_moved':
      return t('ev_event_moved', { time: at(spoken, payload.start) });
    case 'series_changed':
      return t('ev_series_changed', { time: at(spoken, payload.next.start) });
    case 'rsvp':
      return t(`ev_rsvp_${payload.response}`, { name: nameOfAddress(payload.address, state, spoken) });
    case 'delivery_failed':
      return t('ev_delivery_failed', { address: payload.address, reason: payload.reason });
    case 'mail_held_back':
      return t('ev_mail_held_back', { name: nameOfAddress(payload.address, state, spoken) });
    default:
      return t(`ev_${payload.kind}`);
  }
}

function mailWords(
  { mail }: TimelineItem,
  { aside }: Event<'message'>,
  state: LoopState,
  spoken: Spoken<'loops'>,
): string {
  const { t } = spoken;
  const own = state.participants.some((p) => p.role === 'owner' && p.address === mail?.from);
  const said = own
    ? t('ev_mail_own')
    : mail
      ? t('ev_mail', { name: nameOfAddress(mail.from, state, spoken) })
      : t('ev_mail_somebody');
  return aside ? t('ev_aside', { said }) : said;
}

function decisionWords({ approve, answer, edit, staff }: Event<'decision'>, { t }: Spoken<'loops'>): string {
  if (staff !== undefined) return t(edit ? 'ev_staff_yes_changed' : 'ev_staff_yes', { staff });
  if (answer) return t('ev_answered', { words: answer });
  if (approve) return t(edit ? 'ev_said_yes_changed' : 'ev_said_yes');
  return t('ev_said_no');
}

function choiceWords(choice: Event<'choice'>, state: LoopState, { t, locale }: Spoken<'loops'>): string {
  const name = nameOf(choice.participantId, state, t);
  if (choice.options.length > 0) {
    const options = listed(choice.options.map(String), locale);
    return t('ev_chose', { name, options, count: choice.options.length });
  }
  if (choice.windows && !choice.suggestion) return t('ev_ticked', { name });
  return choice.suggestion ? t('ev_suggests', { name, words: choice.suggestion }) : t('ev_suits_none', { name });
}

function otherAssistantWords({ act, slots, assistant }: Event<'other_assistant'>, spoken: Spoken<'loops'>): string {
  const said = spoken.t(`ev_asked_${act}`, { assistant });
  if (slots.length === 0) return said;
  const times = slots.map(({ start }) => at(spoken, start));
  return spoken.t('ev_with_times', { said, times: listed(times, spoken.locale) });
}

function onPageWords(
  { participantId, act, slot }: Event<'on_page'>,
  state: LoopState,
  spoken: Spoken<'loops'>,
): string {
  if (state.page?.seats) return onSeatsWords(act, slot, spoken);
  const name = nameOf(participantId, state, spoken.t);
  if (act === 'cancel') return spoken.t('ev_page_cancel', { name });
  if (slot === null) return spoken.t('ev_page_ask', { name });
  return spoken.t(act === 'book' ? 'ev_page_book' : 'ev_page_move', { name, time: at(spoken, slot.start) });
}

/** Who has a seat is told in the settings alone. */
function onSeatsWords(act: Event<'on_page'>['act'], slot: Event<'on_page'>['slot'], spoken: Spoken<'loops'>): string {
  if (act === 'cancel') return spoken.t('ev_seats_none');
  return act === 'book' && slot ? spoken.t('ev_seats_first', { time: at(spoken, slot.start) }) : spoken.t('ev_seats');
}

function nameOf(id: string, state: LoopState, t: Spoken<'loops'>['t']): string {
  const person = state.participants.find((participant) => participant.id === id);
  return person?.name ?? person?.address ?? t('ev_somebody');
}
