import { type Salutation, salutationIn } from '../../mail/salutation';
import type { SourcedRule } from '../../preferences/compiled';
import { wordsWithEffect } from '../../preferences/effects/words';
import { asksForTimes } from './asked-times';
import { type CallWords, callWordsIn } from './call-words';
import { type LastingWish, lastingWishes, type WishContext } from './lasting';
import { type MeetingWords, meetingsIn } from './meetings';
import { addressesIn, namesIn } from './people';
import { adaptsToGuest } from './senior';
import { type Verdict, verdictOf } from './verdict';
import { includesWriter } from './with-writer';

/**
 * What the owner's own words say beyond what every mail may say (`Reading`): typed, and of no effect but what an
 * authenticated owner may command.
 */
export interface OwnerWords<Heard> {
  /** How the mail answers what waits for the owner; `heard` is what it says beside that. */
  readonly verdict: (Pick<Verdict, 'kind'> & { readonly heard: Heard | null }) | null;
  readonly addresses: readonly string[];
  /** Names after "with". */
  readonly names: readonly string[];
  /** The meetings, when the mail clearly asks for several. */
  readonly meetings: readonly MeetingWords<Heard>[];
  /** What is to hold for all meetings to come. */
  readonly wishes: readonly LastingWish[];
  readonly call: CallWords;
  /** How its greeting calls the people that it is written to, the assistant not counted. */
  readonly salutation: Salutation;
  /** The assistant is spoken to: by name, or in orders. */
  readonly toAssistant: boolean;
  /** A yes, a no, a refusal or an address, and hardly a word more: nothing is left to be unsure of. */
  readonly plain: boolean;
  /** Something is asked. */
  readonly asks: boolean;
  /** The time is settled with the guest already: "we agreed on", "send the invite". */
  readonly agreed: boolean;
  /** The times that it names are asked of the guests: "could you do Wednesday at 3?" */
  readonly asksTime: boolean;
  /** The assistant is handed the matter: "Sunny will find a time". */
  readonly handsOver: boolean;
  /** It settles a time: "works for me", "see you then". */
  readonly settles: boolean;
  /** Whoever writes wants to be there: asked only of somebody who writes for the owner. */
  readonly withWriter: boolean;
  /** The owner does not want to meet. */
  readonly declines: boolean;
  /** The guest's time is the one to go by (E7). */
  readonly adapts: boolean;
  /** Words of the preferences document that have an effect by themselves. */
  readonly codewords: readonly string[];
  /** The word that ends the assistant's part in a thread. */
  readonly stops: boolean;
}

const AGREED =
  /(?<!\p{L})(?:we(?:['’]ve| have)? (?:already )?(?:agreed|settled|decided)|and i (?:have |already )*agreed|(?:has|have) (?:already )?(?:agreed|confirmed|said yes)|as agreed|already (?:agreed|confirmed|fixed)|send (?:out |over )?(?:(?:the|an|a|him|her|them|us|\p{Lu}\p{L}+)\s+){0,2}(?:calendar )?(?:invite|invitation)|wie (?:vereinbart|abgesprochen)|(?:geeinigt|verabredet|ausgemacht)|schick\p{L}* (?:\p{L}+ ){0,3}einladung|comme convenu|mis d['’]accord|envoie\p{L}* (?:\p{L}+ ){0,3}invitation|hemos (?:acordado|quedado)|como (?:acordamos|quedamos))(?!\p{L})/iu;
const SETTLES =
  /(?<!\p{L})(?:works(?: (?:great|well|fine|perfectly))?(?: for me)?|see you (?:then|there|on)|(?:speak|talk)(?: to you)? (?:then|soon)|let['’]?s (?:do|take|go with)|is (?:good|great|fine|perfect)|confirmed|it['’]?s a date|bis dann|passt|nehmen wir|à (?:mardi|lundi|mercredi|jeudi|vendredi|bientôt)|ça (?:me )?(?:va|convient)|nos vemos|me (?:va|viene) bien)(?!\p{L})/iu;
const REFUSALS = [
  /(?:do(?:n['’]?t| not)|don['’]?t) (?:really )?(?:want|wish|like|need) (?:to (?:meet|talk|have (?:a|this) (?:call|meeting))|(?:a|this) (?:meeting|call))/u,
  /(?:i['’]?d|would) rather not(?: (?:meet|talk))?/u,
  /(?:i['’]?m|am|we['’]re|are) not interested/u,
  /(?:have|there is|is) no interest/u,
  /(?:i['’]?ll|will|have to|going to) pass/u,
  /(?:please )?decline(?: (?:this|it|politely|for me|the (?:meeting|call|request|invitation)))?/u,
  /(?:tell|write to) (?:her|him|them|\p{Lu}\p{L}+) (?:that )?(?:no|i (?:do not|don['’]?t) want to(?: meet| talk)?|i (?:can['’]?t|cannot|won['’]?t)(?: (?:meet|make it|do (?:this|it)))?)/u,
  /(?:möchte|will) (?:mich |uns )?nicht (?:treffen|sprechen)/u,
  /kein interesse/u,
  /sag(?:e|st)? (?:ihr|ihm|ihnen) ab/u,
  /pas intéressée?s?/u,
  /ne (?:souhaite|veux) pas (?:le |la |les )?rencontrer/u,
  /no me interesa/u,
  /no quiero (?:reunirme|quedar)/u,
];
/** What may follow a refusal: "I do not want to meet before noon" is none. */
const REFUSED =
  /(?=\s*(?:[.,;!)—–]|$)|\s+(?:at this (?:point|time|stage)|right now|for now|any ?more|after all|on (?:this|it)|in (?:meeting|talking|this|it)|(?:with )?(?:her|him|them)|thanks|thank you|sorry)\b)/u;
const DECLINES = new RegExp(`(?<!\\p{L})(?:${REFUSALS.map((one) => one.source).join('|')})${REFUSED.source}`, 'imu');

/** A refusal of so few words says nothing else. */
const PLAIN_WORDS = 12;

/** What one says to an assistant and not to a guest, at the beginning of a sentence. */
const ORDERS =
  /(?:^|[.!?\n]\s*)(?:please |also |then |bitte |can you (?:please )?|could you (?:please )?)*(?:offer|schedule|book|set up|reschedule|hold off|make it \d)/iu;

/**
 * Reads a mail or an answer of the owner. `people` are those whom several meetings may be with; `hear` reads a part of the
 * text as a mail of its own.
 */
export function ownerWords<Heard extends { readonly windows: readonly unknown[] }>(
  text: string,
  around: {
    readonly assistant: string;
    readonly people: readonly { readonly name: string | null; readonly address: string }[];
    readonly preferences?: readonly SourcedRule[];
    readonly wishing: WishContext;
    /** The words that the reader took for times, and whom it saw brought in. */
    readonly times?: readonly string[];
    readonly broughtIn?: readonly string[];
  },
  hear: (part: string) => Heard,
): OwnerWords<Heard> {
  const name = around.assistant.trim().split(/\s+/)[0] ?? '';
  const isNamed = (words: string) =>
    name !== '' && new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'iu').test(words);
  const isToAssistant = (sentence: string) => isNamed(sentence) || ORDERS.test(sentence);
  const opening =
    name === ''
      ? text
      : text.replace(new RegExp(`^\\s*(?:(?:hi|hello|hey|hallo)\\s+)?${escaped(name)}\\s*[,:!–-]?\\s*`, 'iu'), '');
  const verdict = verdictOf(opening);
  const declines = DECLINES.test(text);
  const effective = wordsWithEffect(around.preferences ?? [], text);
  return {
    verdict: verdict && { kind: verdict.kind, heard: verdict.rest === '' ? null : hear(verdict.rest) },
    addresses: addressesIn(text),
    names: namesIn(text),
    meetings: meetingsIn(text, around.people, hear),
    wishes: lastingWishes(opening, around.wishing),
    call: callWordsIn(text),
    salutation: withoutAssistant(salutationIn(text), isNamed),
    toAssistant: isNamed(text) || ORDERS.test(opening),
    plain: verdict?.rest === '' || isAddressAlone(opening) || (declines && opening.split(/\s+/).length <= PLAIN_WORDS),
    asks: text.includes('?'),
    agreed: AGREED.test(text),
    asksTime: asksForTimes(text, around.times ?? [], isToAssistant),
    handsOver: name !== '' && (around.broughtIn ?? []).some((who) => isCalled(who, name)),
    settles: SETTLES.test(text),
    withWriter: includesWriter(text),
    declines,
    adapts: adaptsToGuest(text),
    codewords: effective.codewords,
    stops: effective.stop,
  };
}

/** Of a mail whose text was not looked at for them. */
export const NO_WORDS: OwnerWords<never> = {
  verdict: null,
  addresses: [],
  names: [],
  meetings: [],
  wishes: [],
  call: {},
  salutation: { called: [], familiar: null },
  toAssistant: false,
  plain: false,
  asks: false,
  agreed: false,
  asksTime: false,
  handsOver: false,
  settles: false,
  withWriter: false,
  declines: false,
  adapts: false,
  codewords: [],
  stops: false,
};

function isCalled(who: string, name: string): boolean {
  return who.trim().split(/\s+/)[0]?.toLowerCase() === name.toLowerCase();
}

/** "It is jane@globex.test, thanks": nothing beside the address says anything. */
function isAddressAlone(text: string): boolean {
  const rest = text
    .replace(/\S+@\S+/gu, ' ')
    .replace(/[\s,;:.!<>()"'’–-]+/gu, ' ')
    .trim();
  return text.includes('@') && rest.split(' ').every((word) => ADDRESS_TALK.has(word.toLowerCase()));
}

const ADDRESS_TALK: ReadonlySet<string> = new Set(
  'it is its the a her his their address email mail new right correct one please try use invite add take with to at and thanks thank you s'
    .split(' ')
    .concat(''),
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function withoutAssistant({ called, ...said }: Salutation, isNamed: (words: string) => boolean): Salutation {
  return { ...said, called: called.filter(({ words }) => !isNamed(words)) };
}
