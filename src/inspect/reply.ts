import PostalMime from 'postal-mime';
import { z } from 'zod';
import { newTextOf } from '@/core/reading/reply-text';

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string().nullish(),
  html: z.string().nullish(),
  raw: z.string().nullish(),
});

/** `inspect reply`: what the author wrote, apart from quotes, signature and legal notice. Throws ZodError for a malformed row. */
export async function inspectReply(row: unknown): Promise<object> {
  const { id, text, html, raw } = rowSchema.parse(row);
  const body = raw ? await PostalMime.parse(raw) : { text, html };
  const { newText, quoted, signature, disclaimer } = newTextOf(body);
  return { id, newText, quoted, signature, disclaimer };
}
