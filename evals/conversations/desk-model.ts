import { join } from 'node:path';
import { z } from 'zod';
import { recordedModel } from '@/adapters/model/recorded';
import type { ModelPort, ModelRequest } from '@/ports/model';
import { Desk } from '../../sandbox/llm/desk/desk';

/** The name under which answers of the desk are recorded. */
const DESK_MODEL = 'compatible:desk';

/**
 * A model whose questions wait as files, in a folder for each conversation, until somebody answers them (sandbox/README.md, A
 * model at a desk), however long that takes. Answers are kept beside them and replayed: the same question is put once.
 */
export function deskModel(desks: string, conversation: string): { readonly port: ModelPort; stop(): void } {
  const desk = new Desk({ folder: join(desks, conversation) });
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
  const port = recordedModel({ folder: join(desks, 'recordings'), name: DESK_MODEL, live, by: 'desk' });
  return { port: { ...port, recipient: live.recipient }, stop: () => desk.close() };
}
