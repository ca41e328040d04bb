import WORDS from './lexicon/mail-programs.json' with { type: 'json' };
import { patternOf } from './lexicon/pattern';

/**
 * Lines that mail programs of telephones and web mailers add below the words: "Sent from my iPhone", "Von meinem iPhone
 * gesendet", "Get Outlook for iOS". A person may begin a sentence in the same way ("Sent from my desk, which is …"), so
 * the
 * line has to name a device or program, or be as short as such lines are.
 */
const MAX_LENGTH = 160;

const PRODUCT = patternOf(WORDS.product, String.raw`(?<!\p{L})`, String.raw`(?![\p{L}])`, 'iu');
const SENT = patternOf(WORDS.sent, '^', String.raw`(?=\s|$|[^\p{Ll}])`, 'iu');
const SENT_LAST = patternOf(WORDS.sentLast, '^', '[.。]?$', 'iu');
const EXCUSE = patternOf(WORDS.excuse, String.raw`^\s*`, '', 'i');

/** True for a line that a mail program added to say what the mail was written with. */
export function isDeviceLine(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const line = text
    .replace(/<?https?:\/\/\S{0,150}/gi, '')
    .replace(/[[\]<>(){}*_]/g, '')
    .replace(/®|™/g, '')
    .trim();
  if (SENT_LAST.test(line)) return true;
  const sent = SENT.exec(line);
  if (!sent) return false;
  const clauses = line.slice(sent[0].length).split(/[.,;!–—]\s|\s-\s/);
  const [device = '', ...rest] = clauses;
  const belongs = (clause: string): boolean =>
    clause.trim() === '' || EXCUSE.test(clause) || (PRODUCT.test(clause) && clause.trim().split(/\s+/).length <= 4);
  if (!rest.every(belongs)) return false;
  const words = device.trim().split(/\s+/).length;
  return (
    words <= 9 &&
    (PRODUCT.test(`${sent[0]} ${device}`) ||
      (/\bmy$/i.test(`${sent[0]}${device}`.split(' ').slice(0, 3).join(' ')) && words <= 4))
  );
}
