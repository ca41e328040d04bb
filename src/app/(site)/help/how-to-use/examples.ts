import type { Key } from '@/messages/message-keys';

interface Example {
  readonly what: Key<'guide'>;
  readonly words: Key<'guide'>;
  readonly loop?: string;
}

/** What the guide suggests to write to the assistant, by the keys of its messages; a test holds that each is fully understood. */
export const REQUESTS = [
  { what: 'one', words: 'oneWords', loop: 'new' },
  { what: 'how', words: 'howWords', loop: 'new' },
  { what: 'when', words: 'whenWords', loop: 'new' },
  { what: 'group', words: 'groupWords', loop: 'new' },
  { what: 'again', words: 'againWords', loop: 'new' },
  { what: 'meal', words: 'mealWords', loop: 'new' },
  { what: 'later', words: 'laterWords', loop: 'new' },
  { what: 'longer', words: 'longerWords', loop: 'options_offered' },
  { what: 'otherDay', words: 'otherDayWords', loop: 'booked' },
  { what: 'late', words: 'lateWords', loop: 'booked' },
] as const satisfies readonly Example[];

/** What the guide suggests to write into the preferences, by keys; a test holds that each sentence is compiled. */
export const SENTENCES = [
  { what: 'hoursRule', words: 'hoursRuleWords' },
  { what: 'room', words: 'roomWords' },
  { what: 'limits', words: 'limitsWords' },
  { what: 'own', words: 'ownWords' },
  { what: 'people', words: 'peopleWords' },
  { what: 'kind', words: 'kindWords' },
] as const satisfies readonly Example[];
