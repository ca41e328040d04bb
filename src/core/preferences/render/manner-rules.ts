import type { Act } from '../../loop/owner/owner-rules';
import type { LengthBound, RuleOf, Scope } from '../rule';
import { codeword, forMeetings, hasMeetings, meetings, peopleWords, tagNoun } from './scope-words';
import { datesWords } from './when-words';
import { capitalised, counted, length, listed, named, quoted, withArticle } from './words';

export const LANGUAGES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  guest: 'the language of the guest',
} as const;

export const TONES = { brief: 'briefly', warm: 'warmly', formal: 'formally' } as const;
export const APPROVALS = {
  drafts_only: 'Only write drafts',
  approve_everything: 'Ask me before every mail',
  outsiders_first_time: 'Ask me before the first mail to anyone new',
  when_unsure: 'Ask me only when unsure',
  autopilot: 'Handle everything yourself',
} as const;

/** Canonical sentences of the rules about the owner, people, and how the assistant writes, without their full stop. */
export const mannerRules = {
  name: ({ name }: RuleOf<'name'>) => `My name is ${named(name)}`,
  organisation: ({ name }: RuleOf<'organisation'>) => `My organisation is ${named(name)}`,
  zone({ zone, dates, city }: RuleOf<'zone'>): string {
    const when = dates ? ` ${datesWords(dates)}` : '';
    if (city === undefined) return `My time zone is ${zone}${when}`;
    return dates ? `I am in ${city}${when} (${zone})` : `I am based in ${city} (${zone})`;
  },
  priority: ({ people }: RuleOf<'priority'>) => `Give ${peopleWords(people)} priority`,
  avoid_people: ({ people }: RuleOf<'avoid_people'>) => `Avoid meetings with ${peopleWords(people)}`,
  tagged({ tag, people }: RuleOf<'tagged'>): string {
    const as = people.by === 'tag' ? peopleWords({ by: 'tag', tag }) : withArticle(tagNoun(tag));
    return `Count ${peopleWords(people)} as ${as}`;
  },
  ignore: ({ people }: RuleOf<'ignore'>) => `Ignore mail from ${peopleWords(people)}`,
  codeword: ({ word, businessDays }: RuleOf<'codeword'>) =>
    `The codeword ${quoted(word)} opens the best times of the next ${counted(businessDays, 'business day')}`,
  stop_word: ({ word }: RuleOf<'stop_word'>) => `The stop word is ${quoted(word)}`,
  offers: ({ count, days }: RuleOf<'offers'>) =>
    `Offer ${counted(count, 'option')} in each mail${days === undefined ? '' : `, spread over ${counted(days, 'day')}`}`,
  copy_owner: ({ on }: RuleOf<'copy_owner'>) => `${on ? 'Copy' : 'Do not copy'} me on your mails`,
  copy: ({ addresses, on, scope }: RuleOf<'copy'>) =>
    `Copy ${listed(addresses)} on your ${on}${scope && hasMeetings(scope) ? ` about ${meetings(scope)}` : ''}${codeword(scope)}`,
  holds: ({ visible }: RuleOf<'holds'>) => `${visible ? 'Show' : 'Do not show'} holds in my calendar`,
  follow_ups: ({ most }: RuleOf<'follow_ups'>) =>
    most === 0 ? 'Send no follow-ups' : `Send at most ${counted(most, 'follow-up')}`,
  follow_up_after: ({ businessDays }: RuleOf<'follow_up_after'>) =>
    `Follow up after ${counted(businessDays, 'business day')}`,
  formality: ({ tone, people }: RuleOf<'formality'>) =>
    `Write ${TONES[tone]}${people ? ` to ${peopleWords(people)}` : ''}`,
  mail_length: ({ most, people }: RuleOf<'mail_length'>) =>
    `Write at most ${'words' in most ? counted(most.words, 'word') : counted(most.sentences, 'sentence')} a mail${people ? ` to ${peopleWords(people)}` : ''}`,
  language: ({ language, among, people }: RuleOf<'language'>) =>
    `Write${people ? ` to ${peopleWords(people)}` : ''} in ${LANGUAGES[language]}${among ? `, and in ${listed(among.map((one) => LANGUAGES[one]))} to those who do` : ''}`,
  signature: ({ text }: RuleOf<'signature'>) => `Sign with ${quoted(text)}`,
  approval: ({ mode }: RuleOf<'approval'>) => APPROVALS[mode],
  act({ act, ask, scope, length: bound }: RuleOf<'act'>): string {
    const doing = `${ask ? 'Ask me before you ' : ''}${actWords(act, scope, bound)}${ask ? '' : ' without asking me'}`;
    return `${capitalised(doing)}${codeword(scope)}`;
  },
  quorum: ({ of }: RuleOf<'quorum'>) => `Groups meet when ${of === 'all' ? 'everyone' : 'most people'} can`,
  share_free_busy: ({ on }: RuleOf<'share_free_busy'>) =>
    `${on ? 'Share' : 'Do not share'} with other users when I am free`,
};

/** "Meetings that take more than an hour". */
export const LENGTHS = { over: 'more than', from: 'at least', under: 'less than', up_to: 'at most' } as const;

function actWords(act: Act, scope: Scope | undefined, bound: LengthBound | undefined): string {
  const about = bound ? `${meetings(scope)} that take ${LENGTHS[bound.is]} ${length(bound.minutes)}` : meetings(scope);
  const of = bound ? ` for ${about}` : forMeetings(scope);
  if (act === 'offer') return `offer times${of}`;
  if (act === 'write') return `write mails${of}`;
  return `${act} ${about}`;
}
