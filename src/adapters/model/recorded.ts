import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelAnswer, ModelPort, ModelRequest } from '@/ports/model';

interface Recording {
  readonly model: string;
  readonly answer: ModelAnswer<unknown>;
}

export interface RecordedOptions {
  /** One JSON file per question, named by its hash. */
  readonly folder: string;
  /** `provider:model` whose recordings are replayed. */
  readonly name: string;
  /** Asked for what is not recorded; null: that is `unavailable`. */
  readonly live: ModelPort | null;
  /** Ask again for what is recorded already. */
  readonly refresh?: boolean;
}

/** Failures of a moment are not a model's answer and are not kept. */
const LASTING = ['refused', 'invalid'];

/** A model whose answers are kept as files: a replay needs neither key nor network, and is the same every time. */
export function recordedModel({ folder, name, live, refresh = false }: RecordedOptions): ModelPort {
  return {
    name,
    recipient: live?.recipient ?? 'nobody',
    async generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
      const file = join(folder, `${questionHash(name, request)}.json`);
      if (existsSync(file) && !(refresh && live)) return replayed(file, request);
      if (live === null) return { ok: false, reason: 'unavailable', usage: null };
      const answer = await live.generate(request);
      if (answer.ok || LASTING.includes(answer.reason)) {
        mkdirSync(folder, { recursive: true });
        const recording: Recording = { model: name, answer };
        writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`);
      }
      return answer;
    },
  };
}

/** A recording that no longer fits the schema is no answer: the question is to be asked again. */
function replayed<T>(file: string, { schema }: ModelRequest<T>): ModelAnswer<T> {
  const { answer } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  if (!answer.ok) return answer;
  const value = schema.safeParse(answer.value);
  return value.success ? { ...answer, value: value.data } : { ok: false, reason: 'invalid', usage: answer.usage };
}

function questionHash(name: string, { instructions, input, schemaName }: ModelRequest<unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, schemaName, instructions, input]))
    .digest('hex');
}
