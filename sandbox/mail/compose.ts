import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { z } from 'zod';

const address = z.email().max(320);
const headerText = z
  .string()
  .max(2000)
  .regex(/^[^\r\n]*$/);

/** Whom a mail goes to: an address, or one with the name that the writer gave it. */
const recipient = z.union([
  address.transform((bare) => ({ name: '', address: bare })),
  z.strictObject({ name: headerText, address }),
]);

/** A mail that one of the sandbox's people writes. */
export const newMailSchema = z.strictObject({
  from: address,
  /** Display name; absent: the person's own. */
  fromName: headerText.optional(),
  to: z.array(recipient).min(1).max(100),
  cc: z.array(recipient).max(100).default([]),
  subject: headerText.default(''),
  text: z.string().max(1_000_000).default(''),
  html: z.string().max(1_000_000).optional(),
  inReplyTo: headerText.optional(),
  references: z.array(headerText).max(200).default([]),
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,80}$/), headerText).default({}),
});

export type NewMail = z.infer<typeof newMailSchema>;

/** Every address that the mail goes to, once. */
export function envelopeTo({ to, cc }: NewMail): string[] {
  return [...new Set([...to, ...cc].map(({ address }) => address))];
}

/**
 * The message as bytes, dated `now` (epoch ms). `nameOf` is the sender's address book: it names the recipients whom the
 * writer did not.
 */
export async function composeMail(
  mail: NewMail,
  name: string,
  now: number,
  nameOf: (address: string) => string | undefined,
): Promise<Buffer> {
  const named = ({ name, address }: NewMail['to'][number]) => ({ name: name || (nameOf(address) ?? ''), address });
  const { from, to, cc, subject, text, html, inReplyTo, references, headers } = mail;
  const composer = new MailComposer({
    from: { name, address: from },
    to: to.map(named),
    cc: cc.map(named),
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(inReplyTo ? { inReplyTo } : {}),
    ...(references.length > 0 ? { references } : {}),
    date: new Date(now),
    messageId: `<${randomUUID()}@${from.split('@')[1]}>`,
    headers,
  });
  return composer.compile().build();
}

/** A message given as it is, with an envelope of its own: forgeries, broken mail, whatever a test needs. */
export const rawMailSchema = z.strictObject({
  envelopeFrom: z.union([address, z.literal('')]),
  to: z.array(address).min(1).max(100),
  /** Base64 of the exact bytes. */
  raw: z.base64().max(60_000_000),
  /** Sign with DKIM for the From header's domain. */
  sign: z.boolean().default(false),
  /** Sign no more than so many bytes of the body (`l=`). */
  signedBytes: z.number().int().min(0).optional(),
  /** Add Date and Message-ID when absent. */
  stamp: z.boolean().default(false),
});
