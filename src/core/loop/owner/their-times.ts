import { read } from '../../reading/read';
import type { Reading, ReadingContext } from '../../reading/reading';
import type { Period } from '../../time/period';
import type { Heard } from '../context';
import { isWish } from '../times/wish';
import type { EarlierMail } from './earlier-mail';
import { heardAs } from './hear';

/** So many times of theirs can be meant by "the second". */
const MOST = 6;
/** How long they are meant to take is not said with them (minutes). */
const LENGTH = 30;

/** What the author of the earlier mail says, on the day on which they wrote it; null where that day is not known. */
export function saidEarlier(mail: EarlierMail, context: ReadingContext): Heard | null {
  if (mail.wrote === null) return null;
  const then: ReadingContext = {
    ...context,
    now: Math.min(mail.wrote, context.now),
    senderZone: null,
    role: 'guest',
    loopState: 'new',
    offered: [],
    event: null,
  };
  return heardAs(read(mail.text, then), then);
}

/** The starts that they named and that are still to come, in their order: what "either" and "the second" mean. */
export function timesNamed(said: Heard, now: number): Period[] {
  const starts = said.windows.filter((w) => w.exactStart && isWish(w) && w.start > now);
  const distinct = starts.filter((w, i) => starts.findIndex((one) => one.start === w.start) === i);
  return distinct.slice(0, MOST).map(({ start }) => ({ start, end: start + LENGTH }));
}

/** The conversation in which the owner answers times of the other side; null where none were named. */
export function answering(mail: EarlierMail, context: ReadingContext): ReadingContext | null {
  const said = mail.passedOn || context.loopState !== 'new' ? null : saidEarlier(mail, context);
  const offered = said ? timesNamed(said, context.now) : [];
  return offered.length === 0 ? null : { ...context, loopState: 'options_offered', offered };
}

/** True for words that take one of these times. */
export function takesOne({ options, acceptAny }: Reading): boolean {
  return acceptAny || options.some(({ stance }) => stance === 'accept');
}
