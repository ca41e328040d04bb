import type { StepContext } from '../loop/context';
import { isOutward, plannedTimes } from '../loop/review/acts';
import type { Decision, LoopState, Proposal } from '../loop/state';
import { workable } from '../loop/times/solve';

/** What is looked at before a plan is carried out. */
export const CHECKS = ['read', 'rules', 'owner', 'times', 'people', 'mail'] as const;

export interface Check {
  readonly check: (typeof CHECKS)[number];
  readonly ok: boolean;
  /** What speaks against it. */
  readonly found: readonly string[];
}

interface Planned {
  readonly state: LoopState;
  readonly proposal: Proposal;
  readonly decision: Pick<Decision, 'doubts' | 'reserved' | 'why'>;
  /** Those of the doubts that are about what was read. */
  isOfReading(reason: string): boolean;
  /** What the mails of the plan would say otherwise than was planned. */
  readonly problems: readonly string[];
}

/**
 * What speaks for and against a plan that waits, as it is now: how surely it was read, which rule holds it up, whether the owner
 * keeps it for themselves, whether its times are free still, whether everybody in it may be written to, whether its mail says it.
 */
export function checksOf({ state, proposal, decision, isOfReading, problems }: Planned, ctx: StepContext): Check[] {
  const { doubts = [], why = [] } = decision;
  const known = { ...state, meeting: proposal.after.meeting, constraints: [] };
  const taken = plannedTimes(proposal.actions).slots.filter((slot) => !workable(known, ctx, slot));
  const written = new Set(proposal.actions.flatMap((a) => (isOutward(a) && a.kind === 'send' ? a.to : [])));
  const barred = proposal.after.participants.filter((p) => written.has(p.id) && ctx.suppressed.has(p.address));
  const checks: Omit<Check, 'ok'>[] = [
    { check: 'read', found: doubts.filter(isOfReading) },
    { check: 'rules', found: doubts.filter((reason) => !isOfReading(reason)) },
    { check: 'owner', found: decision.reserved ? why.filter((reason) => !doubts.includes(reason)) : [] },
    { check: 'times', found: ctx.calendar.ok ? taken.map(({ start }) => String(start)) : [ctx.calendar.reason] },
    { check: 'people', found: barred.map(({ address }) => address) },
    { check: 'mail', found: problems },
  ];
  return checks.map((one) => ({ ...one, ok: one.found.length === 0 }));
}
