import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Real milliseconds after a change before it is written; longer when writing takes long. */
const SETTLE_MS = 200;
const SETTLE_PER_WRITE_MS = 20;

/** Keeps the sandbox's state in one JSON file, so that a restart keeps calendars, mailboxes and grants. */
export class Snapshot {
  private timer: NodeJS.Timeout | undefined;
  private lastWriteMs = 0;
  private collect: (() => object) | undefined;

  constructor(private readonly file: string | undefined) {}

  /** Says where the state comes from; until then nothing is written. */
  of(collect: () => object): void {
    this.collect = collect;
  }

  /** The saved state, or undefined when there is none. Throws when the file is not readable as JSON. */
  static read(file: string | undefined): unknown {
    if (!file) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Something changed: the state is written soon. */
  touch(): void {
    if (!this.file || !this.collect || this.timer) return;
    this.timer = setTimeout(() => this.write(), Math.max(SETTLE_MS, SETTLE_PER_WRITE_MS * this.lastWriteMs));
    this.timer.unref();
  }

  /** Writes at once, whole or not at all. */
  write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.file || !this.collect) return;
    const started = performance.now();
    mkdirSync(dirname(this.file), { recursive: true });
    const temporary = `${this.file}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify(this.collect()), { mode: 0o600 });
    renameSync(temporary, this.file);
    this.lastWriteMs = performance.now() - started;
  }
}
