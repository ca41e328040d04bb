import { languageOf } from '../languages';
import type { ReplyMessage } from '../message';

type Locale = ReplyMessage['locale'];
type Other = Exclude<Locale, 'en'>;
type Said = Readonly<Record<Other, (...parts: string[]) => string>>;

/** Reasons of the record that name somebody or count something: the groups of the pattern are the parts. */
const WITH_PARTS: readonly (readonly [RegExp, Said])[] = [
  [
    /^You see the first plans: (\d+) to go$/,
    {
      de: (n = '') => `Die ersten Vorschläge sehen Sie vorher: noch ${n}.`,
      fr: (n = '') => `Vous voyez les premières propositions : encore ${n}.`,
      es: (n = '') => `Usted ve las primeras propuestas: faltan ${n}.`,
    },
  ],
  [
    /^It is the first mail to (.+)$/,
    {
      de: (who = '') => `Es ist die erste Mail an ${who}.`,
      fr: (who = '') => `C’est le premier message à ${who}.`,
      es: (who = '') => `Es el primer correo a ${who}.`,
    },
  ],
  [
    /^It would take (\d+) minutes$/,
    {
      de: (n = '') => `Es würde ${n} Minuten dauern.`,
      fr: (n = '') => `Cela durerait ${n} minutes.`,
      es: (n = '') => `Duraría ${n} minutos.`,
    },
  ],
  [
    /^(.+) asks to move the meeting(?: to .+)?$/,
    {
      de: (who = '') => `${who} möchte das Treffen verschieben.`,
      fr: (who = '') => `${who} souhaite déplacer le rendez-vous.`,
      es: (who = '') => `${who} quiere mover la reunión.`,
    },
  ],
  [
    /^(.+) cancels the meeting$/,
    {
      de: (who = '') => `${who} sagt das Treffen ab.`,
      fr: (who = '') => `${who} annule le rendez-vous.`,
      es: (who = '') => `${who} cancela la reunión.`,
    },
  ],
  [
    /^(.+) proposes a time that is free$/,
    {
      de: (who = '') => `${who} schlägt eine Zeit vor, die frei ist.`,
      fr: (who = '') => `${who} propose un horaire qui est libre.`,
      es: (who = '') => `${who} propone una hora que está libre.`,
    },
  ],
  [
    /^(.+) (?:asks for \d+ minutes|changes who takes part|asks for .+)$/,
    {
      de: (who = '') => `${who} möchte etwas anders, als es geplant ist.`,
      fr: (who = '') => `${who} souhaite autre chose que ce qui est prévu.`,
      es: (who = '') => `${who} quiere algo distinto de lo previsto.`,
    },
  ],
  [
    /^unread: (.+)$/,
    {
      de: (words = '') => `Nicht verstanden: „${words.split(', ').join('“, „')}“.`,
      fr: (words = '') => `Pas compris : « ${words.split(', ').join(' », « ')} ».`,
      es: (words = '') => `No he entendido: «${words.split(', ').join('», «')}».`,
    },
  ],
  [
    /^doubtful: .+$/,
    {
      de: () => 'Ich bin nicht sicher, worum die Mail bittet.',
      fr: () => 'Je ne suis pas sûr de ce que le message demande.',
      es: () => 'No sé con certeza qué pide el correo.',
    },
  ],
];

/** A reason of the record as a sentence of a language; null where it has no words for it. English is what is recorded. */
export function reasonIn(reason: string, locale: Locale): string | null {
  if (locale === 'en') return reason;
  const known = languageOf({ locale }).question.reasons[reason];
  if (known !== undefined) return known;
  for (const [pattern, say] of WITH_PARTS) {
    const parts = pattern.exec(reason)?.slice(1);
    if (parts) return say[locale](...parts);
  }
  return null;
}
