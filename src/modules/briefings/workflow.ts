import type { WorkflowContext, WorkflowDefinition } from '@/ports/workflows';

/** The side effects of briefing somebody, made by a factory with their dependencies (steps.ts). Each may be repeated. */
export interface BriefingSteps {
  /** Writes down what is to be sent now, once a day; the id of its row, or null where there is nothing to send. */
  write(userId: string): Promise<string | null>;
  /** Hands it over; throws where it is worth trying again. */
  send(briefingId: string): Promise<void>;
}

/** The side effects of hearing a mail that answers a briefing. Each may be repeated. */
export interface AnswerSteps {
  hear(messageRowId: string): Promise<void>;
  /** Tells what was done; throws where it is worth trying again. */
  tell(messageRowId: string): Promise<void>;
}

/** An answer to a briefing, keyed by the mail. */
export function answerWorkflow(name: string, steps: AnswerSteps): WorkflowDefinition {
  return {
    name,
    async wake(context: WorkflowContext): Promise<void> {
      await context.step('hear', () => steps.hear(context.key));
      await context.step('tell', () => steps.tell(context.key));
    },
  };
}

/** A morning's briefing, keyed by whom it is for. */
export function briefingWorkflow(name: string, steps: BriefingSteps): WorkflowDefinition {
  return {
    name,
    async wake(context: WorkflowContext): Promise<void> {
      const id = await context.step('write', () => steps.write(context.key));
      if (id !== null) await context.step(`send ${id}`, () => steps.send(id));
    },
  };
}
