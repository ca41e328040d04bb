import type { WorkflowContext, WorkflowDefinition } from '@/ports/workflows';

/** The side effects of a text, made by a factory with their dependencies (steps.ts). Each may be repeated. */
export interface TextSteps {
  /** Hands it over, or finds out what has become of it. */
  send(textId: string): Promise<void>;
}

/** A text that goes out, keyed by its id. */
export function textWorkflow(name: string, steps: TextSteps): WorkflowDefinition {
  return {
    name,
    wake: (context: WorkflowContext) => context.step('send', () => steps.send(context.key)),
  };
}
