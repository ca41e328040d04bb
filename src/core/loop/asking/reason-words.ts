import { INTENTS } from '../../reading/reading';
import type { ReplyMessage } from '../../replies/message';
import { reasonIn } from '../../replies/owner/reasons';
import { INTENT_WORDS } from './intent-words';

/** What closes the gate of a reading (core/reading/gate, coherence), for the owner. The rest is written for them already. */
const DOUBTS: Readonly<Record<string, string>> = {
  'understood partial': 'I read only part of this mail',
  'understood none': 'I could not read this mail',
  'no clear intent': 'I do not know what this mail asks for',
  'accepts, but not which': 'It agrees to a time, but not clearly to which',
  'doubtful option': 'I am not sure which of the times is meant',
  'asks a question first': 'It asks a question first',
  'question that data cannot answer': 'It asks something that I cannot answer',
  'cannot, but neither moves nor cancels': 'The time does not suit, but the mail asks neither to move nor to cancel',
  'preferences are confirmed': 'Lasting wishes are confirmed first',
  'read by a model alone': 'Only the language model has read it so',
  'read by a person': 'A person of staff has corrected what was read',
  'a time that only a model finds in these words': 'Only the language model finds this time in these words',
  'cancels and agrees': 'It cancels and agrees at once',
  'declines and goes on': 'It declines, and goes on arranging',
  'refuses and takes what was offered': 'It refuses the times and takes one of them',
  'hands over, but to nobody': 'It hands the scheduling over, but does not say to whom',
  'windows contradict each other': 'The times that it names contradict each other',
  'a whole day and a part of it': 'It names a whole day and a part of the same day',
  'a stretch and a part of it': 'It names a stretch of time and a part of it',
  'an hour without a day': 'It names an hour, but no day',
  'late, with a time that is not an arrival': 'Somebody is late, and I am not sure by how much',
  'an unusual length': 'The meeting would be unusually long',
  'flag: sensitive': 'It touches something sensitive',
  'flag: hostile': 'It is unfriendly',
  'flag: asks private information': 'It asks for something private',
  'flag: instruction beyond scheduling': 'It asks me for something other than scheduling',
  'flag: unsolicited': 'Somebody whom you may not know wants something of you',
  'flag: weekday date conflict': 'The weekday and the date do not fit together',
  'flag: ambiguous time': 'A time can be read in two ways',
  'flag: several meetings': 'It is about several meetings',
};

const DOUBTFUL = new Map(
  INTENTS.map((intent) => [
    `doubtful: ${intent.replaceAll('_', ' ')}`,
    intent === 'unclear' ? 'I do not know what this mail asks for' : `I am not sure that it ${INTENT_WORDS[intent]}`,
  ]),
);

/** The reasons of a plan or of a doubt, each as a sentence without its full stop; none of them twice. */
export function reasonWords(reasons: readonly string[]): string[] {
  return [
    ...new Set(reasons.map((reason) => DOUBTS[reason] ?? DOUBTFUL.get(reason) ?? unread(reason) ?? firstUpper(reason))),
  ];
}

/** Whether a reason is a doubt about what was read; the others are told by the rule that asks. */
export function isOfReading(reason: string): boolean {
  return reason in DOUBTS || DOUBTFUL.has(reason) || unread(reason) !== null;
}

/** The same as running text. */
export function reasonText(reasons: readonly string[]): string {
  return reasonWords(reasons)
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

function unread(reason: string): string | null {
  const words = /^unread: (.+)$/.exec(reason)?.[1]?.split(', ');
  return words ? `Not understood: ${words.map((word) => `“${word}”`).join(', ')}` : null;
}

/** Why a question is asked, in a language: the two reasons that count most, as far as it has words for them. */
export function whyIn(reasons: readonly string[], locale: ReplyMessage['locale']): string | null {
  if (locale === 'en') return whyWords(reasons);
  return (
    reasons
      .flatMap((reason) => reasonIn(reason, locale) ?? [])
      .slice(0, 2)
      .join(' ') || null
  );
}

/** All of the reasons in a language, each as a sentence; those that it has no words for are left out. */
export function reasonsIn(reasons: readonly string[], locale: ReplyMessage['locale']): string[] {
  if (locale === 'en') return reasonWords(reasons).map((words) => (/[.!?]$/.test(words) ? words : `${words}.`));
  return [...new Set(reasons.flatMap((reason) => reasonIn(reason, locale) ?? []))];
}

/** The same in English, as one sentence: the two reasons that count most; null where there is none. */
function whyWords(reasons: readonly string[]): string | null {
  const [first, second] = reasonWords(reasons).map((words) => words.replace(/\.$/, ''));
  if (first === undefined) return null;
  return second === undefined
    ? `${first}.`
    : `${first}; ${/^I\b/.test(second) ? second : `${second.slice(0, 1).toLowerCase()}${second.slice(1)}`}.`;
}

function firstUpper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
