import { z } from 'zod';
import { parseAddress } from '@/core/mail/address';

/** What a request can be about, in the order of the form; the key is stored, the words are mailed to the operator. */
export const TOPICS = {
  scheduling: 'A meeting or a thread',
  connections: 'Calendar or mailbox',
  account: 'Account or sign-in',
  written_to: 'Mail from an assistant that I did not ask for',
  privacy: 'Privacy and my data',
  other: 'Something else',
} as const;

export type Topic = keyof typeof TOPICS;

/** What mail to the operator's mailboxes is kept as; no form offers it. */
export const OPERATOR_TOPICS = { postmaster: 'Mail to postmaster', abuse: 'Mail to abuse' } as const;

const topics = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** Where an answer goes, in comparable form; empty or absent: no answer is asked for. */
const answerAddress = z
  .string()
  .max(300)
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const parsed = parseAddress(text.trim());
    if (parsed.ok && parsed.domain.includes('.')) return parsed.address;
    context.addIssue({ code: 'custom', message: 'This is not an email address' });
    return z.NEVER;
  });

/** The body of POST /api/support. */
export const supportRequest = z.strictObject({
  topic: z.enum(topics),
  message: z.string().trim().min(1).max(5_000),
  email: answerAddress.optional(),
  /** Hidden from people in the form; who fills it in is a program. */
  website: z.string().max(2_000).optional(),
});

export type SupportRequest = z.output<typeof supportRequest>;
