import { z } from 'zod';

/** Names of the models that a vendor or a server of one's own lists: OpenAI's form and Anthropic's, or Google's. */
export const modelListSchema = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  // Ollama before it has any.
  z.object({ object: z.literal('list'), data: z.null() }).transform((): string[] => []),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
]);
