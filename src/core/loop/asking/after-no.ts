import type { Saying } from '../../replies/owner/lines';
import type { Period } from '../../time/period';
import type { Heard } from '../context';
import type { Constraint, Decision, LoopState } from '../state';
import { mailToOwner, silent, type Transition, transition } from '../transition';

/** Marks that the owner has taken a no back; see modules/loops/steps/answered. */
export const TAKEN_BACK = 'You took your no back';

/** The times of a plan that the owner said no to: none of them is offered or booked again. */
export function withRefused(state: LoopState, times: readonly Period[]): LoopState {
  const refused = times.map(
    ({ start, end }): Constraint => ({ by: 'p1', start, end, stance: 'cannot', role: 'offer', precision: 'minute' }),
  );
  return { ...state, constraints: [...state.constraints, ...refused] };
}

/** A no that did nothing but let a question go is kept, so that it can be taken back as long as nothing else happens. */
export function keptNo(made: Transition, before: LoopState, decision: Decision): Transition {
  const { state, plan } = made;
  if (state.phase === 'CLOSED' || plan.actions.some(({ kind }) => kind !== 'silent')) return made;
  const proposal = decision.kind === 'approve' ? before.proposal : null;
  return { ...made, state: { ...state, lastNo: { decision, proposal, constraints: before.constraints } } };
}

/** The question stands again as it was asked; nothing of it has been done. */
export function takeNoBack(state: LoopState): Transition {
  const { lastNo, refused: _, ...rest } = state;
  if (!lastNo) return silent(state, 'There is no answer to take back');
  const { decision, proposal, constraints } = lastNo;
  if (proposal && rest.proposal) return silent(state, 'Another plan waits for you since');
  const needsOwner = [...rest.needsOwner.filter((d) => d.id !== decision.id), decision];
  return silent({ ...rest, proposal: proposal ?? rest.proposal, constraints, needsOwner }, TAKEN_BACK);
}

/** What happens after a no, in two sentences for the owner: what stands, and how it goes on. */
export function afterNo(state: LoopState): Saying {
  const guests = state.participants.filter((p) => p.role === 'guest' && p.status !== 'opted_out');
  const names = guests.map((p) => p.name ?? p.address);
  const stands = state.phase === 'CLOSED' ? 'closed' : state.booking ? 'booked' : state.offer ? 'offered' : 'nothing';
  return [{ line: 'after_no', names, stands }];
}

/** A no by mail is confirmed by mail, with what happens next. Words that said more than no are answered by what they led to. */
export function confirmedNo(made: Transition, { owner }: Pick<Heard, 'owner'>): Transition {
  const { state, plan } = made;
  if (!state.lastNo || owner?.verdict?.kind !== 'no') return made;
  return transition(state, [mailToOwner('owner_status', afterNo(state))], plan.reasons, 1);
}
