import type { EpochMinute } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { Heard, StepContext } from '../context';
import { remember } from '../owner/memory';
import type { Action } from '../plan';
import type { LoopState, Participant } from '../state';
import { addBusinessDays } from '../times/business-time';
import { mailToOwner, silent, type Transition, transition } from '../transition';

/** Longer absences are not believed of a machine: a person is asked instead. */
const LONGEST_DAYS = 90;

/**
 * An out-of-office note (row 25): it is never answered. Nothing is expected of the person before they are back, and no time
 * before that is offered to them; the owner learns when that leaves none of the offered ones.
 */
export function outOfOffice(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const until = backAt(heard, ctx);
  if (until === null) return silent(state, 'An automatic reply is not answered');
  const told = remember(state, heard, guest.id);
  const away: LoopState = {
    ...told,
    participants: told.participants.map((p) =>
      p.id === guest.id ? { ...p, status: 'out_of_office' as const, awayUntil: until } : p,
    ),
  };
  const name = guest.name ?? guest.address;
  const reasons = [`${name} is out of office: it waits until they are back`];
  const { offer } = state;
  if (!offer || guest.answer !== undefined)
    return transition(away, [{ kind: 'silent', reason: reasons[0] ?? '' }], reasons);
  const zone = zoneTable(guest.zone ?? ctx.owner.zone);
  const wait: Action = { kind: 'set_timer', timer: 'follow_up', dueAt: addBusinessDays(zone, until, 1) };
  if (offer.slots.some((slot) => slot.start >= until)) return transition(away, [wait], reasons);
  const says = [{ line: 'away', who: name, title: state.meeting.title } as const];
  return transition(away, [{ kind: 'release_holds' }, wait, mailToOwner('owner_status', says, 'reports')], reasons, 1);
}

/** The end of the absence that covers now; null when none is named, or one that is hard to believe. */
function backAt(heard: Heard, ctx: StepContext): EpochMinute | null {
  const absences = heard.windows.filter((w) => w.role === 'absence' && w.end > ctx.now);
  if (absences.length === 0) return null;
  const end = Math.max(...absences.map((w) => w.end));
  return end <= ctx.now + LONGEST_DAYS * 1440 ? end : null;
}
