import { type PhraseTrie, phraseTrie } from '../phrases';

/** What a word of a preference does to the words around it: the same in every language, said by each in its own words. */
export const CONCEPTS = [
  'no',
  /** What was, may be, or need not be: no production takes it, so that nothing is read from what it stands with. */
  'not_asked',
  'only',
  'except',
  'block',
  'free',
  'keep',
  'prefer',
  'avoid',
  'if_possible',
  'at_most',
  'at_least',
  'per_day',
  'per_week',
  'default',
  'work',
  'hours',
  'meeting',
  'call',
  'video',
  'phone',
  'in_person',
  'outside',
  'inside',
  'focus',
  'blocks',
  'in_a_row',
  'break',
  'buffer',
  'around',
  'flight',
  'train',
  'travel',
  'last',
  'notice',
  'horizon',
  'business_days',
  'start_at',
  'half_hour',
  'full_hour',
  'quarter_hour',
  'title',
  'description',
  'follow_up_block',
  'next_day',
  'codeword',
  'stop_word',
  'ignore',
  'place',
  'meet_at',
  'vip',
  'belongs',
  'may_be',
  'end_by',
  'last_of_day',
  'guest_language',
  'act_offer',
  'act_book',
  'act_move',
  'act_cancel',
  'act_write',
  'travel_time',
  'fallback',
  'earlier_than',
  'later_than',
  'different_days',
  'same_day',
  'enough',
  /** "Once I have …": how much there is already. */
  'once',
  'everything_else',
  'ends',
  'day',
  'split',
  'light',
  'off_calendar',
  'show_me',
  'i_am_in',
  'zone',
  'my_name',
  'organisation',
  'my_number',
  'i_call',
  'they_call',
  'provider',
  'formal',
  'warm',
  'brief',
  'language',
  'signature',
  'offer',
  'copy_me',
  'not_copy_me',
  'hold',
  'visible',
  'follow_up',
  'ask_me',
  'without_asking',
  'drafts_only',
  'approve_everything',
  'outsiders_first_time',
  'when_unsure',
  'autopilot',
  'earliest',
  'latest',
  'clustered',
  'spread',
  'everyone',
  'most_people',
  'share_free_busy',
  'always',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** The words of one language about preferences; phrases are lower case, parted by `|`, the longest wins. */
export interface PreferenceLexicon {
  readonly language: string;
  readonly concepts: Partial<Readonly<Record<Concept, string>>>;
  /** Nouns of meetings by the name that rules have for them. */
  readonly types: Readonly<Record<string, string>>;
  /** Groups of people by their tag: singular, lower case. */
  readonly groups: Readonly<Record<string, string>>;
  /** Names of the languages that the assistant writes. */
  readonly languages: Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>;
  /** Words that change nothing of what a rule says, parted by spaces. Never one that negates, limits or makes an exception. */
  readonly fillers: string;
}

export type PhraseMeaning =
  | { readonly k: 'concept'; readonly concept: Concept }
  | { readonly k: 'type'; readonly type: string }
  | { readonly k: 'group'; readonly tag: string }
  | { readonly k: 'language'; readonly language: 'en' | 'de' | 'fr' | 'es' };

export interface CompiledPreferenceLexicon {
  readonly language: string;
  readonly trie: PhraseTrie<PhraseMeaning>;
  readonly fillers: ReadonlySet<string>;
}

export function compilePreferenceLexicon(lexicon: PreferenceLexicon): CompiledPreferenceLexicon {
  const entries: [PhraseMeaning, string][] = [];
  for (const [type, phrases] of Object.entries(lexicon.types)) entries.push([{ k: 'type', type }, phrases]);
  for (const [tag, phrases] of Object.entries(lexicon.groups)) entries.push([{ k: 'group', tag }, phrases]);
  for (const [language, phrases] of Object.entries(lexicon.languages) as ['en', string][])
    entries.push([{ k: 'language', language }, phrases]);
  for (const [concept, phrases] of Object.entries(lexicon.concepts) as [Concept, string][])
    entries.push([{ k: 'concept', concept }, phrases]);
  return {
    language: lexicon.language,
    trie: phraseTrie(entries),
    fillers: new Set(lexicon.fillers.split(/\s+/).filter(Boolean)),
  };
}
