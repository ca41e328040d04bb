import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelAnswer, ModelPort, ModelRequest } from '@/ports/model';

/** How an answer came about: by the model that is named, or by somebody at the sandbox's desk. */
export type AnsweredBy = 'model' | 'desk';

interface Recording {
  readonly model: string;
  readonly by: AnsweredBy;
  readonly answer: ModelAnswer<unknown>;
}

/** What tells one question from another. */
export type RecordedQuestion = Pick<ModelRequest<unknown>, 'instructions' | 'input' | 'schemaName'>;

export interface RecordedOptions {
  /** One JSON file per question, named by its hash. */
  readonly folder: string;
  /** `provider:model` whose recordings are replayed. */
  readonly name: string;
  /** Asked for what is not recorded; null: that is `unavailable`. */
  readonly live: ModelPort | null;
  /** Ask again for what is recorded already. */
  readonly refresh?: boolean;
  /** Who answers for `live`. */
  readonly by?: AnsweredBy;
}

/** Failures of a moment are not a model's answer and are not kept. */
const LASTING = ['refused', 'invalid'];

/** A model whose answers are kept as files: a replay needs neither key nor network, and is the same every time. */
export function recordedModel({ folder, name, live, refresh = false, by = 'model' }: RecordedOptions): ModelPort {
  return {
    name,
    recipient: live?.recipient ?? 'nobody',
    async generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
      const file = fileOf(folder, name, request);
      if (existsSync(file) && !(refresh && live)) return replayed(file, request);
      if (live === null) return { ok: false, reason: 'unavailable', usage: null };
      const answer = await live.generate(request);
      if (answer.ok || LASTING.includes(answer.reason)) {
        record(folder, request, { model: name, by, answer });
      }
      return answer;
    },
  };
}

/** Keeps an answer where `recordedModel` finds it. */
export function record(folder: string, question: RecordedQuestion, recording: Recording): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, recording.model, question), `${JSON.stringify(recording, null, 1)}\n`);
}

/** A recording that no longer fits the schema is no answer: the question is to be asked again. */
function replayed<T>(file: string, { schema }: ModelRequest<T>): ModelAnswer<T> {
  const { answer } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  if (!answer.ok) return answer;
  const value = schema.safeParse(answer.value);
  return value.success ? { ...answer, value: value.data } : { ok: false, reason: 'invalid', usage: answer.usage };
}

function fileOf(folder: string, name: string, { instructions, input, schemaName }: RecordedQuestion): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, schemaName, instructions, input]))
    .digest('hex');
  return join(folder, `${hash}.json`);
}
