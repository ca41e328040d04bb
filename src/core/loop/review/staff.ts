import type { OwnerLine } from '../../replies/owner/lines';
import { sayingOf } from '../asking/saying-of';
import type { StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import type { Decision, LoopState } from '../state';
import { askOwner, mailToOwner, silent, type Transition, transition } from '../transition';
import { APPROVED, EDITED, REJECTED } from './approval';

type StaffEvent = Extract<LoopEventPayload, { kind: 'staff' }>;

const LET_GO = 'Let go by a person of staff';

/** What is recorded with a plan that somebody of staff has decided for its owner. */
export const BY_STAFF: ReadonlyMap<string, string> = new Map([
  [APPROVED, 'Approved for you by a person of staff'],
  [EDITED, 'Changed for you by a person of staff'],
  [REJECTED, LET_GO],
]);

/** Somebody of staff, whom the owner lets help, does not decide: they put it to the owner, or let it go. Nothing is sent to guests. */
export function byStaff(state: LoopState, event: StaffEvent, ctx: StepContext): Transition {
  const open = state.needsOwner.find((d) => d.id === event.decisionId) ?? null;
  if (event.decisionId !== null && !open) return silent(state, 'This was answered already');
  switch (event.act) {
    case 'ask_owner':
      return toOwner(state, open, event, ctx);
    case 'stay_silent':
      return silent(without(state, open), open?.kind === 'approve' ? LET_GO : 'A person of staff: nothing to answer');
    case 'reject':
      return rejected(state, open, event, ctx);
  }
}

/** The open question once more, with what staff say about it; or a new one of theirs. */
function toOwner(state: LoopState, open: Decision | null, { staff, words }: StaffEvent, ctx: StepContext): Transition {
  const said: OwnerLine = { line: 'staff_asks', staff, words };
  if (!open) return asked(state, said, ctx);
  return transition(
    state,
    [mailToOwner('owner_question', [said, ...sayingOf(open, ctx.owner.zone)])],
    ['A person of staff has put it to you'],
    1,
  );
}

/** The plan is gone, and the owner says what is to be done instead. */
function rejected(state: LoopState, open: Decision | null, { staff, words }: StaffEvent, ctx: StepContext): Transition {
  if (open?.kind !== 'approve') return silent(state, 'There is no plan to let go');
  const said: OwnerLine = { line: 'staff_let_go', staff, title: state.meeting.title, words };
  const made = asked(without(state, open), said, ctx);
  return { ...made, plan: { ...made.plan, reasons: [LET_GO, ...made.plan.reasons] } };
}

function asked(state: LoopState, said: OwnerLine, ctx: StepContext): Transition {
  return askOwner(state, { id: `staff-${ctx.version}`, kind: 'staff', says: [said], now: ctx.now });
}

/** Nothing is done any more, until the owner hands it back; they are told who has stopped it. */
export function takenOverByStaff(state: LoopState, staff: string): Transition {
  const says: OwnerLine = { line: 'staff_took_over', staff, title: state.meeting.title };
  return transition(
    { ...state, takenOver: true, needsOwner: [], proposal: null },
    [{ kind: 'cancel_timers' }, mailToOwner('owner_status', [says])],
    ['Taken over for you by a person of staff'],
    1,
  );
}

function without(state: LoopState, open: Decision | null): LoopState {
  if (!open) return state;
  const rest = { ...state, needsOwner: state.needsOwner.filter((d) => d !== open) };
  return open.kind === 'approve' ? { ...rest, proposal: null } : rest;
}

/** What staff have answered is recorded as theirs: the owner did not say it. */
export function inStaffsName(made: Transition): Transition {
  return {
    ...made,
    plan: { ...made.plan, reasons: made.plan.reasons.map((reason) => BY_STAFF.get(reason) ?? reason) },
  };
}
