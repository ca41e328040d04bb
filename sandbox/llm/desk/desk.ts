import { DeskFiles } from './files';
import { type Asked, type Checked, checkAnswer, type Question } from './question';

export interface DeskOptions {
  /** Where questions wait as files; it is made if need be. */
  readonly folder: string;
  /** How often the folder is looked at while somebody waits, in milliseconds. */
  readonly lookMs?: number;
}

interface Waiting {
  readonly question: Question;
  readonly settle: (value: unknown) => void;
  /** Why the last answer would not do. */
  refusal: string | null;
  /** An answer that is no JSON may still be being written: it is refused when the next look finds it the same. */
  unfinished: string | null;
}

/** A question at the desk, and why its last answer would not do. */
export type AtDesk = Pick<Waiting, 'question' | 'refusal'>;

const LOOK_MS = 300;

/**
 * A model whose answers are given by hand: each question waits as a file, many at once, until somebody writes its answer
 * beside it or on the page, or until whoever asked has given up.
 */
export class Desk {
  readonly files: DeskFiles;
  private readonly lookMs: number;
  private readonly waiting = new Map<number, Waiting>();
  private looking: NodeJS.Timeout | undefined;
  /** Changes whenever what waits does. */
  version = 0;

  constructor({ folder, lookMs = LOOK_MS }: DeskOptions) {
    this.files = new DeskFiles(folder);
    this.lookMs = lookMs;
    // Nobody waits any more for what an earlier process was asked.
    const answered = new Set(this.files.numbers('answer'));
    for (const number of this.files.numbers('question')) if (!answered.has(number)) this.files.gone(number);
  }

  /** What waits, oldest first. */
  list(): AtDesk[] {
    return [...this.waiting.values()];
  }

  /** Resolves with the answer, or with undefined once the signal says that nobody waits for it any more. */
  ask(asked: Asked, signal: AbortSignal): Promise<unknown> {
    const number = (this.files.numbers().at(-1) ?? 0) + 1;
    const question = { number, askedAt: new Date().toISOString(), ...asked };
    this.files.write(number, 'question', question);
    return new Promise((resolve) => {
      const settle = (value: unknown) => {
        signal.removeEventListener('abort', leave);
        this.waiting.delete(number);
        this.changed();
        resolve(value);
      };
      const waiting = { question, settle, refusal: null, unfinished: null };
      const leave = () => this.leave(number, waiting);
      this.waiting.set(number, waiting);
      this.changed();
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
    });
  }

  /** Answers by hand; one of another form is told and not taken. Null where this question does not wait. */
  answer(number: number, text: string): Checked | null {
    const waiting = this.waiting.get(number);
    if (!waiting) return null;
    const checked = checkAnswer(waiting.question, text);
    if (checked.ok) {
      this.files.write(number, 'answer', checked.value);
      this.take(number, waiting, checked.value);
    }
    return checked;
  }

  /** Whoever still waits is told that there will be no answer. */
  close(): void {
    for (const [number, waiting] of this.waiting) this.leave(number, waiting);
  }

  private leave(number: number, waiting: Waiting): void {
    this.files.gone(number);
    waiting.settle(undefined);
  }

  private take(number: number, waiting: Waiting, value: unknown): void {
    this.files.remove(number, 'refused');
    waiting.settle(value);
  }

  private look(): void {
    for (const [number, waiting] of this.waiting) {
      const found = this.files.read(number, 'answer');
      if (found === null) continue;
      const checked = checkAnswer(waiting.question, found.text);
      if (checked.ok) this.take(number, waiting, checked.value);
      else if (waiting.unfinished === found.mark) this.refuse(number, waiting, found.text, checked.reason);
      else waiting.unfinished = found.mark;
    }
  }

  private refuse(number: number, waiting: Waiting, answer: string, reason: string): void {
    this.files.write(number, 'refused', { reason, answer });
    this.files.remove(number, 'answer');
    waiting.refusal = reason;
    waiting.unfinished = null;
    this.version += 1;
  }

  /** The folder is looked at while somebody waits, and not otherwise. */
  private changed(): void {
    this.version += 1;
    if (this.waiting.size > 0) this.looking ??= setInterval(() => this.look(), this.lookMs).unref();
    else {
      clearInterval(this.looking);
      this.looking = undefined;
    }
  }
}
