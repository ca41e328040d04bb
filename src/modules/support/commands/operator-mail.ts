import { createHash } from 'node:crypto';
import { comparableAddress } from '@/core/mail/address';
import { mailHosts, operatorMailbox } from '@/core/mail/operator-mailbox';
import { assistantMailbox } from '@/core/mail/reply-token';
import { clientNetwork } from '@/core/network/client-network';
import { newTextOf } from '@/core/reading/reply-text';
import { database } from '@/db/client';
import { Quota } from '@/db/quota';
import { supportRequests } from '@/db/schema/support';
import { TooMuchMail } from '@/modules/mailbox/commands/mail-quota';
import type { DeliveredMail } from '@/modules/mailbox/commands/receive';
import type { ParsedMail } from '@/ports/mail';
import type { Runtime, RuntimeSettings } from '@/ports/runtime';
import { OPERATOR_TOPICS } from '../schema';

const DAY_MS = 86_400_000;
/** Mails to the operator in a day: of one network, and of all. Beyond that the sender is asked to try again. */
const ofNetwork = new Quota('operator mail: network', 50, DAY_MS);
const ofAll = new Quota('operator mail', 500, DAY_MS);
const MOST_TEXT = 20_000;

/** The recipients of an envelope, told apart: the operator's mailboxes, and the assistant's. */
export function withoutOperator(
  to: readonly string[],
  settings: Pick<RuntimeSettings, 'assistant' | 'mailDomain'>,
): { readonly operator: readonly string[]; readonly rest: readonly string[] } {
  const isOperator = (address: string) => operatorMailbox(address, mailHosts(settings)) !== null;
  return { operator: to.filter(isOperator), rest: to.filter((address) => !isOperator(address)) };
}

/**
 * Keeps a mail to `postmaster` or `abuse` as a request for support, which the worker mails to the operator. It is read by
 * nobody else and belongs to no loop; the same mail again changes nothing. What the assistant itself has sent is not kept:
 * else a SUPPORT_EMAIL that leads back here would go round for ever. @throws TooMuchMail
 */
export async function keepForOperator(
  { raw, envelope, auth, ip }: DeliveredMail,
  { parse, clock, settings }: Pick<Runtime, 'parse' | 'clock' | 'settings'>,
): Promise<void> {
  const role = envelope.to.map((address) => operatorMailbox(address, mailHosts(settings))).find((one) => one !== null);
  const mail = await parse(raw);
  if (!role || isOurs(mail, settings)) return;
  const taken = (ip === undefined || (await ofNetwork.take(clientNetwork(ip), 1))) && (await ofAll.take('', 1));
  if (!taken) throw new TooMuchMail('Too much mail for the operator today, try again later');
  const written = mail.from.length === 1 ? comparableAddress(mail.from[0]?.address ?? '') : null;
  const proved = auth.level === 'A2' ? 'its domain vouches for it' : 'nobody vouches for it';
  const header = [`From: ${written ?? 'nobody in particular'} (${proved})`, `Subject: ${mail.subject}`];
  const text = mail.text ?? newTextOf({ html: mail.html }).newText;
  await database()
    .insert(supportRequests)
    .values({
      id: idOf(mail, raw),
      topic: OPERATOR_TOPICS[role],
      message: `${header.join('\n')}\n\n${text.trim()}`.replaceAll('\u0000', '').slice(0, MOST_TEXT),
      // A machine wants no answer.
      email: envelope.from === '' ? null : written,
      createdAt: new Date(await clock.now()),
      nextAttemptAt: new Date(),
    })
    .onConflictDoNothing();
}

/** From the assistant, under whatever address, or from the sender of account mail. */
function isOurs({ from }: ParsedMail, { assistant, accountSender }: RuntimeSettings): boolean {
  return from.some(({ address }) => {
    const comparable = comparableAddress(address) ?? '';
    return comparable === accountSender.address || assistantMailbox(comparable, assistant.address) !== null;
  });
}

/** The same for the same mail: a UUID (version 8, RFC 9562 5.8) of its Message-ID and sender, or of its bytes. */
function idOf(mail: ParsedMail, raw: Buffer): string {
  const identity = mail.messageId ? `${mail.messageId}|${mail.from[0]?.address}` : raw;
  const hex = createHash('sha256').update(identity).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
