import type { WorkflowDefinition, Workflows } from '@/ports/workflows';

/**
 * The seam of the workflow engine served in this process: the same workflow and the same steps, one loop after another
 * in the order of their ids. What it leaves out is the engine's journal (tests/engine and tests/crash are about that)
 * and loops that run at the same instant (tests/race).
 */
export class InProcessEngine implements Workflows {
  private readonly waiting = new Set<string>();
  private definition: WorkflowDefinition | null = null;

  serve(definition: WorkflowDefinition): void {
    this.definition = definition;
  }

  async dispatch(key: string): Promise<void> {
    this.waiting.add(key);
  }

  /** Everything that is scheduled is also a row with its due time, which whoever moves the clock dispatches. */
  async schedule(): Promise<void> {}

  /**
   * Runs every loop that was woken, and those that they wake. Answers how many ran. `onError` is told what a step threw:
   * the real engine would repeat it for ever.
   */
  async drain(onError: (key: string, error: Error) => Promise<void>): Promise<number> {
    const { definition } = this;
    if (!definition) throw new Error('The engine serves nothing yet');
    let ran = 0;
    for (let key = this.next(); key !== undefined; key = this.next()) {
      this.waiting.delete(key);
      const loopId = key;
      await definition.wake({ key, step: (_name, run) => run() }).catch((error: Error) => onError(loopId, error));
      ran += 1;
    }
    return ran;
  }

  private next(): string | undefined {
    return [...this.waiting].sort()[0];
  }
}
