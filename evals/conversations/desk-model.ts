import { z } from 'zod';
import { recordedModel } from '@/adapters/model/recorded';
import type { ModelPort, ModelRequest } from '@/ports/model';
import { Desk } from '../../sandbox/llm/desk/desk';
import { RECORDINGS } from '../reader/recordings-folder';

/** The name under which answers of the desk are recorded. */
export const DESK_MODEL = 'compatible:desk';

/**
 * A model whose questions wait as files in a folder until somebody answers them (sandbox/README.md, A model at a desk), however
 * long that takes. Answers are recorded and replayed: the same question is put once.
 */
export function deskModel(folder: string): { readonly port: ModelPort; stop(): void } {
  const desk = new Desk({ folder });
  const live: ModelPort = {
    name: DESK_MODEL,
    recipient: 'desk',
    async generate<T>({ instructions, input, schema, schemaName }: ModelRequest<T>) {
      // The desk checks answers by the form of draft 7, which knows all that is used here.
      const form = z.toJSONSchema(schema, { target: 'draft-7' }) as Record<string, unknown>;
      const asked = {
        model: 'desk',
        schemaName,
        schema: form,
        messages: [
          { role: 'system' as const, content: instructions },
          { role: 'user' as const, content: JSON.stringify(input) },
        ] satisfies unknown as [{ role: 'system'; content: string }, { role: 'user'; content: string }],
      };
      const value = schema.safeParse(await desk.ask(asked, new AbortController().signal));
      return value.success
        ? { ok: true as const, value: value.data, usage: null }
        : { ok: false as const, reason: 'invalid' as const, usage: null };
    },
  };
  const port = recordedModel({ folder: RECORDINGS, name: DESK_MODEL, live, by: 'desk' });
  return { port: { ...port, recipient: live.recipient }, stop: () => desk.close() };
}

/** Only what is recorded; anything else finds the model unavailable. */
export function recordedDesk(): ModelPort {
  return { ...recordedModel({ folder: RECORDINGS, name: DESK_MODEL, live: null, by: 'desk' }), recipient: 'desk' };
}
