import type { OwnerLine } from '../../replies/owner/lines';
import { askGuest, guestsPart, mayAskBack } from '../asking/ask-guest';
import type { Heard, StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { askOwner, type Transition } from '../transition';

/** What was not read with certainty is never guessed: who wrote it is asked, where one word settles it; else the owner reads it. */
export function unclear(
  state: LoopState,
  guest: Participant,
  what: Extract<OwnerLine, { line: 'wrote' }>['what'] | OwnerLine,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const part = guestsPart(heard.gate.reasons);
  if (part && mayAskBack(state) && guest.status !== 'opted_out') {
    return askGuest(state, guest, { part, quote: quoteOf(heard) }, ctx);
  }
  return askOwner(state, {
    id: `unclear-${ctx.version}`,
    kind: 'unclear',
    says: [typeof what === 'string' ? { line: 'wrote', who: guest.name ?? guest.address, what } : what],
    quote: quoteOf(heard),
    about: guest.id,
    now: ctx.now,
  });
}

/** The words that a question to the owner is about. */
export function quoteOf({ reading }: Heard): string | null {
  const quote = reading.intents[0]?.evidence || reading.windows[0]?.quote || reading.residue.join(' ');
  return quote ? quote.slice(0, 200) : null;
}
