import type { WorkflowContext, WorkflowDefinition } from '@/ports/workflows';

/** What is to be done for a loop at this moment, found in the database. */
export interface PendingWork {
  /** Actions of a started plan that reach outside: they come first, a started plan is finished. */
  readonly actions: readonly { readonly planId: string; readonly index: number }[];
  /** Mails of the outbox that may go now. */
  readonly mails: readonly string[];
  /** The earliest event that is due; taken up when nothing else is left. */
  readonly eventId: number | null;
}

/** The side effects of the loop, made by a factory with their dependencies (steps.ts). Each may be repeated. */
export interface LoopSteps {
  pending(loopId: string): Promise<PendingWork>;
  read(eventId: number): Promise<void>;
  refresh(loopId: string): Promise<void>;
  decide(eventId: number): Promise<void>;
  perform(planId: string, index: number): Promise<void>;
  /** The copies of one turn go at the same time. */
  send(outgoingIds: readonly string[]): Promise<void>;
}

/** More turns than any conversation makes at once: a loop that feeds itself stops here and is swept up later. */
const MAX_TURNS = 40;

/**
 * The durable negotiation, keyed by the loop: one writer at a time. It holds no state of its own: it asks what is
 * pending and does that, until nothing is. A crash anywhere is healed by waking it again.
 */
export function loopWorkflow(name: string, steps: LoopSteps): WorkflowDefinition {
  return {
    name,
    async wake(context: WorkflowContext): Promise<void> {
      const loopId = context.key;
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        const work = await context.step(`pending ${turn}`, () => steps.pending(loopId));
        if (work.actions.length === 0 && work.mails.length === 0 && work.eventId === null) return;
        for (const { planId, index } of work.actions) {
          await context.step(`perform ${planId}/${index}`, () => steps.perform(planId, index));
        }
        if (work.mails.length > 0) await context.step(`send ${turn}`, () => steps.send(work.mails));
        const { eventId } = work;
        if (eventId === null || work.actions.length > 0 || work.mails.length > 0) continue;
        await context.step(`read ${eventId}`, () => steps.read(eventId));
        await context.step(`refresh ${eventId}`, () => steps.refresh(loopId));
        await context.step(`decide ${eventId}`, () => steps.decide(eventId));
      }
    },
  };
}
