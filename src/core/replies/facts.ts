import type { QuestionTopic } from '../reading/reading';
import { zoneLabel } from '../time/format';
import type { Language } from './language';
import type { ReplyMessage } from './message';
import { isSayable, oneLine, plain } from './plain';
import type { Block } from './tree';

const MAX_PEOPLE = 12;

/** What a mail says about the meeting besides its time, each on a line of its own: where it is, what changed, what was asked. */
export function facts(message: ReplyMessage, language: Language): Block[] {
  switch (message.template) {
    case 'cancelled':
      return message.oneOfSeries ? [{ kind: 'paragraph', text: language.series.othersStand }] : [];
    case 'confirm':
    case 'moved':
    case 'rsvp_reminder':
      return [...where(message, language), ...changedThere(message, language)];
    case 'changed':
      return changed(message, language);
    case 'answer_event':
      return answered(message, language);
    default:
      return [];
  }
}

function where({ meeting }: ReplyMessage, language: Language): Block[] {
  const { medium, location, phone, joinUrl, dialIn, call } = meeting;
  if (medium === 'in_person' && location) return [line(language.place, location)];
  if (medium === 'phone' && call) {
    return [{ kind: 'paragraph', text: language.calls(plain(call.from), plain(call.to), call.number) }];
  }
  if (medium === 'phone')
    return phone ? [line(language.phone, phone)] : [{ kind: 'paragraph', text: language.numberOpen }];
  if (!joinUrl) return [];
  const link = { kind: 'link', text: language.join, url: joinUrl } as const;
  return dialIn ? [link, { kind: 'paragraph', text: language.dialIn(dialIn) }] : [link];
}

/** Where it is, or how people meet where there is no more to say. */
function whereOrHow(message: ReplyMessage, language: Language): Block[] {
  const known = where(message, language);
  return known.length > 0 ? known : [{ kind: 'paragraph', text: language.media[message.meeting.medium] }];
}

/** The page on which the recipient moves or cancels it themselves. */
function changedThere({ changePage }: ReplyMessage, language: Language): Block[] {
  return changePage ? [{ kind: 'link', text: language.change, url: changePage }] : [];
}

function changed(message: ReplyMessage, language: Language): Block[] {
  const { meeting, people = [] } = message;
  const fields = new Set(message.changes);
  const blocks: Block[] = [];
  if (fields.has('title')) blocks.push(...about(meeting.title, language));
  if (fields.has('duration')) blocks.push({ kind: 'paragraph', text: language.length(meeting.durationMin) });
  if (fields.has('medium')) blocks.push({ kind: 'paragraph', text: language.media[meeting.medium] });
  if (fields.has('medium')) blocks.push(...where(message, language));
  else if (fields.has('location') || fields.has('phone')) blocks.push(...whereOrHow(message, language));
  if (fields.has('people') && people.length > 0) blocks.push(withPeople(people, language));
  return blocks;
}

function answered(message: ReplyMessage, language: Language): Block[] {
  const { meeting, recipient, locale, slots, people = [] } = message;
  const topics = new Set<QuestionTopic>(message.topics);
  const blocks: Block[] = [];
  if (topics.has('agenda')) blocks.push(...about(meeting.title, language));
  if (topics.has('join_link') || topics.has('location')) blocks.push(...whereOrHow(message, language));
  // A time that is said is said with its zone.
  if (topics.has('time_zone') && slots.length === 0) {
    blocks.push({ kind: 'paragraph', text: language.zone(zoneLabel(recipient.zone, locale, 0)) });
  }
  if (topics.has('attendees') && people.length > 0) blocks.push(withPeople(people, language));
  return blocks;
}

function about(title: string, language: Language): Block[] {
  return plain(title) !== '' && isSayable(title) ? [line(language.about, plain(title))] : [];
}

function withPeople(people: readonly string[], language: Language): Block {
  const names = people.slice(0, MAX_PEOPLE).map(plain);
  return line(language.people, `${names.join(', ')}${people.length > MAX_PEOPLE ? ' …' : ''}`);
}

function line(label: string, value: string): Block {
  return { kind: 'paragraph', text: `${label} ${oneLine(value)}` };
}
