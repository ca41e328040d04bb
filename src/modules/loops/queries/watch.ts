import { type Marks, marksOf } from './changes';

/**
 * Tells owners the marks of their loops again and again. One query per round for all who watch, and none while nobody
 * does. It polls because a notification within the transition's transaction would queue all commits behind one lock.
 */
export class LoopWatch {
  private readonly listeners = new Map<string, Set<(marks: Marks) => void>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly everyMs: number) {}

  /** `onMarks` hears of this owner's loops only. Returns how to leave. */
  subscribe(ownerId: string, onMarks: (marks: Marks) => void): () => void {
    const own = this.listeners.get(ownerId) ?? new Set();
    this.listeners.set(ownerId, own.add(onMarks));
    this.timer ??= this.next();
    return () => {
      own.delete(onMarks);
      if (own.size === 0 && this.listeners.get(ownerId) === own) this.listeners.delete(ownerId);
    };
  }

  private next(): NodeJS.Timeout {
    return setTimeout(() => void this.poll(), this.everyMs).unref();
  }

  private async poll(): Promise<void> {
    if (this.listeners.size > 0) {
      try {
        const marks = await marksOf([...this.listeners.keys()]);
        for (const [ownerId, own] of marks) for (const onMarks of this.listeners.get(ownerId) ?? []) onMarks(own);
      } catch {
        // The database is away: what changes meanwhile is seen when it is back.
      }
    }
    this.timer = this.listeners.size > 0 ? this.next() : null;
  }
}
