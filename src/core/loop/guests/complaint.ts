import type { Intent } from '../../reading/reading';
import type { Heard, StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { askOwner, type Transition } from '../transition';
import { quoteOf } from './unclear';

/** Thanks that mention a doctor are thanks. */
const COURTESIES: ReadonlySet<Intent> = new Set(['thank', 'acknowledge']);
const CERTAIN = 0.8;

/**
 * A hostile mail that leads to nothing is a complaint: the owner is asked, and nobody is reminded who has written it. So is a
 * sensitive one, unless it says no more than thanks (row 49). What it leads to otherwise is reviewed with these flags.
 */
export function withComplaint(
  made: Transition,
  before: LoopState,
  guest: Participant,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const { flags, intents } = heard.reading;
  const hostile = flags.includes('hostile');
  if (!hostile && !flags.includes('sensitive')) return made;
  const fresh = made.state.needsOwner.filter((d) => !before.needsOwner.includes(d));
  const unread = fresh.filter(({ kind }) => kind === 'unclear');
  const isSilent = made.plan.actions.every(({ kind }) => kind === 'silent');
  if (!isSilent && !(hostile && unread.length > 0)) return made;
  const courteous = intents.every(({ kind, confidence }) => COURTESIES.has(kind) && confidence >= CERTAIN);
  if (!hostile && courteous) return made;
  const who = guest.name ?? guest.address;
  // Whoever complains brings nobody: what their mail says of others waits for nobody's yes any more.
  const state = {
    ...made.state,
    participants: made.state.participants.filter((p) => before.participants.some(({ id }) => id === p.id)),
    needsOwner: made.state.needsOwner.filter((d) => !unread.includes(d)),
  };
  const asked = { quote: quoteOf(heard), about: guest.id, now: ctx.now };
  return hostile
    ? askOwner(state, {
        ...asked,
        id: `complaint-${ctx.version}`,
        kind: 'complaint',
        says: [{ line: 'complains', who }],
      })
    : askOwner(state, {
        ...asked,
        id: `unclear-${ctx.version}`,
        kind: 'unclear',
        says: [{ line: 'wrote', who, what: 'sensitive' }],
      });
}
