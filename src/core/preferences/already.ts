import { isActivity } from './compile/productions/activities';
import type { CompiledSentence } from './compiled';

/**
 * Whether a sentence that is no rule asks for nothing more than is done already: it says the one before it again or why, or
 * asks for what always holds. `before` is the sentence right before it, `all` those of the document.
 */
export function isDoneAlready(
  sentence: CompiledSentence,
  before: CompiledSentence | undefined,
  all: readonly CompiledSentence[],
): boolean {
  if (sentence.understood !== 'no') return false;
  const { text, headings } = sentence;
  if (NO_DOUBLE_BOOKING.test(text)) return true;
  if (NO_REASONS.test(text)) return true;
  // Beside a language that is asked for it is an exception.
  if (IN_THEIR_LANGUAGE.test(text)) return !all.some(({ rules }) => rules.some(({ kind }) => kind === 'language'));
  if (before?.understood !== 'yes' || before.rules.length === 0 || before.headings.join('\n') !== headings.join('\n'))
    return false;
  if (INSISTS.test(text)) return true;
  const keepsFree = before.rules.every(({ kind }) => kind === 'never' || kind === 'focus');
  return keepsFree && (REPEATS.test(text) || STATES.test(text) || isActivity(text.replace(/[.!]+$/u, '')));
}

/** "Never book over it", "don't touch that": what the sentence right before it keeps free. */
const REPEATS =
  /^(?:(?:please )?(?:never|don['’]?t|do not)(?: ever)? (?:touch|(?:book|schedule|plan|put|offer|place)(?: anything| meetings?| things?)?(?: over| on| into| in)?) (?:it|that|them|those|these|this)|(?:das )?(?:bitte )?(?:nie|nicht) (?:anrühren|überbuchen|anfassen|verplanen)|n['’]y (?:touche|mets rien)(?: pas| jamais)?|no (?:lo|los|la|las) toques)(?: please)?[.!]*$/iu;

/** "I mean it.": it was meant anyway. */
const INSISTS =
  /^(?:and )?(?:i (?:really )?mean (?:it|that)|i['’]m serious|seriously|really|always|ever|period|full stop|end of story|(?:this|that|it)(?:['’]s| is) (?:non-negotiable|not negotiable|important|sacred|a hard rule)|non-negotiable|simple as that|das meine ich ernst|ohne ausnahme|c['’]est (?:important|non négociable)|va en serio)[.!]*$/iu;

/** "I'm useless until the second coffee": why nothing is wanted then. No time of a clock or a calendar. */
const STATES =
  /^(?:(?:i['’]m|i am) (?:useless|no use|no good|not human|not (?:really |fully )?awake|grumpy|half asleep|a zombie|not a morning person|a night owl)|ich bin (?:kein Morgenmensch|ein Morgenmuffel|eine Nachteule)|je ne suis pas du matin|no soy (?:persona )?de mañanas)(?: (?:before|until|till|without|vor|bis zu|ohne|avant|sans|antes de|sin) (?:(?:my|the|a|dem|den|mon|le|mi|el) )?(?:(?:first|second|third|morning|ersten|zweiten|premier|deuxième|primer|segundo) )?(?:coffee|tea|kaffee|tee|café|thé|té))?[.!]*$/iu;

/** No two meetings are ever booked at one time. */
const NO_DOUBLE_BOOKING =
  /^(?:please )?(?:(?:never|don['’]?t|do not)(?: ever)? double[- ]?book(?: me| anything| meetings?)?|no double[- ]?bookings?|(?:bitte )?(?:keine doppelbuchungen|(?:mich )?(?:nie|niemals|nicht) doppelt (?:ver)?buchen|buche? mich (?:nie|niemals|nicht) doppelt)|(?:pas de|jamais de) doubles? réservations?|jamais deux (?:rendez-vous|réunions) (?:en même temps|à la même heure)|nunca (?:me pongas )?dos (?:reuniones|citas) a la (?:misma hora|vez))(?:,? (?:please|ever|bitte|s['’]il te plaît|por favor))?[.!]*$/iu;

/** Nobody is told what the owner does at a time. */
const NO_REASONS =
  /^(?:please )?(?:(?:don['’]?t|do not|never) (?:ever )?(?:tell|explain to|say to|let) (?:people|guests|anyone|anybody|them|others|somebody|someone)(?: know)? (?:why|what) i(?:['’]m| am) (?:busy|not (?:free|available)|unavailable|doing)|(?:no need to|don['’]?t|never) explain why i(?:['’]m| am) (?:busy|not (?:free|available)|unavailable)|never tell (?:people|guests|anyone|anybody|them|others) that i['’]m [\p{L}' ]{3,40}, just say (?:that )?i['’]m (?:busy|not free|unavailable))(?: please)?[.!]*$/iu;

/** Guests are answered in the language that they write, of those that can be written. */
const IN_THEIR_LANGUAGE =
  /^if (?:somebody|someone|anyone|anybody|people|a guest|guests|they) (?:writes?|e?mails?)(?: to)?(?: you| me| us)? in (english|german|french|spanish),? (?:then )?(?:please )?(?:answer|reply|respond|write back)(?: to them)? in \1[.!]*$|^wenn (?:(?:dir|mir|uns) )?(?:jemand|ein gast) auf (englisch|deutsch|französisch|spanisch) schreibt, (?:antworte|antworten sie)(?: bitte)? auf \2[.!]*$|^si (?:quelqu['’]un|un invité) (?:t['’]|m['’]|nous )?écrit en (anglais|allemand|français|espagnol), réponds(?:-lui)? en \3[.!]*$|^si alguien (?:te |me |nos )?escribe en (inglés|alemán|francés|español), (?:responde|contesta|respóndele|contéstale) en \4[.!]*$/iu;
