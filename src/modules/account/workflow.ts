import type { WorkflowContext, WorkflowDefinition } from '@/ports/workflows';

/** What is to be done for an account at this moment, found in the database. */
export interface AccountWork {
  /** The time of its deletion has come. */
  readonly erase: boolean;
  /** An archive that was asked for and is not made yet. */
  readonly exportId: string | null;
}

/** The side effects, made by a factory with their dependencies (steps.ts). Each may be repeated. */
export interface AccountSteps {
  pending(userId: string): Promise<AccountWork>;
  erase(userId: string): Promise<void>;
  makeExport(exportId: string): Promise<void>;
}

/** The long work of accounts, keyed by the user: one thing at a time, and nothing but what the database asks for. */
export function accountWorkflow(name: string, steps: AccountSteps): WorkflowDefinition {
  return {
    name,
    async wake(context: WorkflowContext): Promise<void> {
      const userId = context.key;
      const { erase, exportId } = await context.step('pending', () => steps.pending(userId));
      if (erase) return context.step('erase', () => steps.erase(userId));
      if (exportId) await context.step(`export ${exportId}`, () => steps.makeExport(exportId));
    },
  };
}
