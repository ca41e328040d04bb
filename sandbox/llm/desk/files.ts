import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Question, questionSchema } from './question';

/**
 * What a question's number is followed by. `gone`: whoever asked no longer waits; `refused`: an answer of another form than
 * was asked for, and why.
 */
export type Kind = 'question' | 'answer' | 'refused' | 'gone';

const FILE = /^(\d{4,})\.(question|answer|refused|gone)\.json$/;

/** The folder of a desk: `0001.question.json`, `0001.answer.json` and so on. */
export class DeskFiles {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  path(number: number, kind: Kind): string {
    return join(this.folder, `${String(number).padStart(4, '0')}.${kind}.json`);
  }

  /** Numbers of which there is such a file, ascending. */
  numbers(kind?: Kind): number[] {
    const found = readdirSync(this.folder).flatMap((name) => {
      const [, number, of] = FILE.exec(name) ?? [];
      return number !== undefined && (kind === undefined || of === kind) ? [Number(number)] : [];
    });
    return [...new Set(found)].sort((a, b) => a - b);
  }

  /** A reader never meets half of it. */
  write(number: number, kind: Kind, content: unknown): void {
    const path = this.path(number, kind);
    writeFileSync(`${path}.unfinished`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.unfinished`, path);
  }

  /** The text, and what changes with it; null where there is no such file. */
  read(number: number, kind: Kind): { readonly text: string; readonly mark: string } | null {
    const path = this.path(number, kind);
    const state = statSync(path, { throwIfNoEntry: false });
    if (!state) return null;
    return { text: readFileSync(path, 'utf8'), mark: `${state.mtimeMs} ${state.size}` };
  }

  /** A question that waits or is gone. Null where there is none. @throws where it is not of the form of one. */
  question(number: number): Question | null {
    const text = this.read(number, 'question')?.text ?? this.read(number, 'gone')?.text;
    return text === undefined ? null : questionSchema.parse(JSON.parse(text));
  }

  /** Unless somebody has taken the file away. */
  gone(number: number): void {
    const path = this.path(number, 'question');
    if (existsSync(path)) renameSync(path, this.path(number, 'gone'));
  }

  remove(number: number, kind: Kind): void {
    rmSync(this.path(number, kind), { force: true });
  }
}
