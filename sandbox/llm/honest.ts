import type { ModelAnswer } from '../../src/core/reading/model/answer';
import type { ModelInput } from '../../src/core/reading/model/input';
import { answerWith, type Behaviour, intent, start } from './answer';

/** The little that the stand-in knows of each language; weekdays from Monday. */
interface Words {
  readonly language: string;
  readonly weekdays: readonly string[];
  /** What stands between weekday and hour. */
  readonly at: string;
  readonly ordinals: readonly [RegExp, RegExp, RegExp];
  readonly assent: RegExp;
  readonly none: RegExp;
  readonly doubt: RegExp;
  readonly cancel: RegExp;
  readonly thanks: RegExp;
}

const LANGUAGES: readonly Words[] = [
  {
    language: 'it',
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    at: 'alle(?: ore)?',
    ordinals: [/\bprim[oa]\b/i, /\bsecond[oa]\b/i, /\bterz[oa]\b/i],
    assent: /\bva (?:bene|benissimo)\b|\bperfetto\b|\bd'accordo\b|\bpotremmo\b|\bpotrei\b/i,
    none: /\bnessuno\b|\baltri orari\b|\bpurtroppo non\b/i,
    doubt: /\bforse\b|\bse\b|\bmagari\b|\bdipende\b/i,
    cancel: /\bannullare\b/i,
    thanks: /\bgrazie\b/i,
  },
  {
    language: 'nl',
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    at: 'om',
    ordinals: [/\beerste\b/i, /\btweede\b/i, /\bderde\b/i],
    assent: /\bprima\b|\bpast\b|\bgoed\b|\bakkoord\b/i,
    none: /\bgeen van\b|\bandere tijden\b/i,
    doubt: /\bmisschien\b|\bals\b|\btenzij\b/i,
    cancel: /\bafzeggen\b|\bannuleren\b/i,
    thanks: /\bbedankt\b|\bdank je\b/i,
  },
  {
    language: 'en',
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    at: 'at',
    ordinals: [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i],
    assent: /\bworks?\b|\bgrand\b|\bbrilliant\b|\bsuits\b|\bgo for\b|\bcould\b/i,
    none: /\bnone of\b|\bother times\b/i,
    doubt: /\bif\b|\bmaybe\b|\bunless\b|\bdepends\b|\bprobably\b/i,
    cancel: /\bcancel\b|\bcall it off\b/i,
    thanks: /\bthanks\b|\bcheers\b/i,
  },
];

/**
 * Reads a few plain phrases of Italian, Dutch and English as they are meant, takes instructions from nobody, and says so
 * when it does not know. It has nothing in common with the product's grammar.
 */
export const honest: Behaviour = (input) => {
  const { message } = input;
  const words = LANGUAGES.find((one) => scoreOf(one, message) > 0) ?? (LANGUAGES[2] as Words);
  const sentence = (pattern: RegExp) =>
    message.split(/(?<=[.!?])\s+|\n+/).find((part) => pattern.test(part)) ?? message;
  const found: Partial<ModelAnswer> = {
    language: words.language,
    understood: words.doubt.test(message) ? 'partial' : 'full',
  };
  if (words.cancel.test(message)) {
    return answerWith({ ...found, intents: [intent('cancel', sentence(words.cancel))] });
  }
  if (words.none.test(message)) {
    const kind = input.offered.length > 0 ? 'decline_options' : 'ask_for_times';
    return answerWith({ ...found, intents: [intent(kind, sentence(words.none))] });
  }
  const named = dayAndHour(input, words);
  const ordinal = words.ordinals.findIndex((pattern) => pattern.test(message)) + 1;
  const option = named
    ? input.offered.find(({ from }) => from.endsWith(`${named.date} ${named.from}`))?.option
    : ordinal;
  const agreed = words.assent.exec(message)?.[0];
  if (agreed && option && option <= input.offered.length) {
    const evidence = named?.quote ?? sentence(words.ordinals[option - 1] as RegExp);
    return answerWith({
      ...found,
      intents: [intent('accept_option', evidence)],
      options: [{ option, stance: 'accept', quote: evidence }],
    });
  }
  if (agreed && named) {
    return answerWith({
      ...found,
      intents: [intent('propose_times', named.quote)],
      times: [start(named.quote, named.date, named.from)],
    });
  }
  const thanks = words.thanks.exec(message)?.[0];
  if (thanks) return answerWith({ ...found, intents: [intent('thank', thanks)] });
  return answerWith({ ...found, understood: 'none' });
};

function scoreOf(words: Words, message: string): number {
  const patterns = [words.assent, words.none, words.cancel, words.thanks, ...words.ordinals];
  const weekdays = words.weekdays.filter((name) => message.toLowerCase().includes(name));
  return patterns.filter((pattern) => pattern.test(message)).length + weekdays.length;
}

/** "martedì alle 14", on the next such day that the input's calendar has. */
function dayAndHour({ message, calendar }: ModelInput, words: Words) {
  const day = `(${words.weekdays.join('|')})`;
  const match = new RegExp(`${day},? ${words.at} (\\d{1,2})(?::(\\d{2}))?`, 'i').exec(message);
  if (!match) return null;
  const [quote, name = '', hour = '', minute = '00'] = match;
  const english = LANGUAGES[2]?.weekdays[words.weekdays.indexOf(name.toLowerCase())] ?? '';
  const date = calendar
    .slice(1)
    .find((entry) => entry.toLowerCase().startsWith(english))
    ?.slice(-10);
  const afternoon = Number(hour) < 7 ? 12 : 0;
  return date ? { quote, date, from: `${String(Number(hour) + afternoon).padStart(2, '0')}:${minute}` } : null;
}
