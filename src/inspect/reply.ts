import { z } from 'zod';
import { parseMail } from '@/adapters/mime/parse';
import { newTextOf } from '@/core/reading/reply-text';

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string().nullish(),
  html: z.string().nullish(),
  raw: z.string().nullish(),
});

/**
 * `inspect reply`: what is new in a mail, apart from quotes, signature and legal notice; what the author passes on is new
 * too, and also given by itself. Throws ZodError for a malformed row.
 */
export async function inspectReply(row: unknown): Promise<object> {
  const { id, text, html, raw } = rowSchema.parse(row);
  const body = raw ? await parseMail(Buffer.from(raw)) : { text, html };
  const { newText, forwarded, quoted, signature, disclaimer } = newTextOf(body);
  return { id, newText: [newText, forwarded].filter(Boolean).join('\n\n'), forwarded, quoted, signature, disclaimer };
}
