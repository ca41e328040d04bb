import { addressParser } from 'postal-mime';
import { z } from 'zod';
import type { MailAddress } from './view';

export type Recipients =
  | { readonly ok: true; readonly recipients: readonly MailAddress[] }
  /** What is wrong, as a sentence for whoever typed it. */
  | { readonly ok: false; readonly problem: string };

const address = z.email().max(320);

/**
 * What somebody typed into To or Cc: addresses with or without names, separated by commas or semicolons, groups included
 * (RFC 5322 section 3.4). Nothing is dropped in silence: what is no address is named.
 */
export function readRecipients(typed: string): Recipients {
  const recipients: MailAddress[] = [];
  for (const entry of addressParser(typed).flatMap((one) => one.group ?? [one])) {
    const [name, mailbox] = [entry.name ?? '', (entry.address ?? '').trim()];
    if (!address.safeParse(mailbox).success) {
      return { ok: false, problem: `“${mailbox || name}” is not a mail address.` };
    }
    if (name.includes('@')) {
      return { ok: false, problem: `Between “${mailbox}” and “${name}” a comma is missing.` };
    }
    recipients.push({ name, address: mailbox });
  }
  return { ok: true, recipients };
}
