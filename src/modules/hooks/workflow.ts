import type { WorkflowContext, WorkflowDefinition } from '@/ports/workflows';

/** The side effects of a message to a webhook, made by a factory with their dependencies (steps.ts). Each may be repeated. */
export interface HookSteps {
  /** Sends it when it is due, and writes down what came of it. */
  deliver(deliveryId: string): Promise<void>;
}

/** A message to a webhook, keyed by its id: one attempt at a time, and no order between messages. */
export function hookWorkflow(name: string, steps: HookSteps): WorkflowDefinition {
  return {
    name,
    wake: (context: WorkflowContext) => context.step('deliver', () => steps.deliver(context.key)),
  };
}
