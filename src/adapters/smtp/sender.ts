import { isIP } from 'node:net';
import { z } from 'zod';
import type { MailSender, OutgoingMail, SendResult } from '../../ports/mail';
import { deliver, type SmtpHost } from './deliver';
import { exchangersOf } from './mail-exchanger';
import { createRelay } from './relay';

export interface SenderOptions {
  /** `smtp://user:pass@host:587` (STARTTLS) or `smtps://…`; null delivers straight to the recipients' hosts. */
  readonly relayUrl: string | null;
  readonly resolve: (name: string, type: string) => Promise<unknown[]>;
  /** What we call ourselves; has to resolve to this machine for others to take our mail. */
  readonly helo: string;
  /** Port of the recipients' hosts: 25, but for the sandbox. */
  readonly exchangerPort?: number;
  /** Deliver to private addresses too (the sandbox, an intranet). */
  readonly allowPrivate?: boolean;
  /** `GET ?messageId=` answers `{found: boolean}`: whether the provider has a mail among those it took from us. */
  readonly sentLookupUrl?: string | null;
}

const LOOKUP_TIMEOUT_MS = 5_000;
const lookupSchema = z.object({ found: z.boolean() });

/** Sends exact bytes, through a relay or straight to the recipient's mail hosts. `send` never throws. */
export function createSender(options: SenderOptions): MailSender {
  const relay = options.relayUrl === null ? null : createRelay(relayHost(options.relayUrl, options.helo));
  const send = (mail: OutgoingMail): Promise<SendResult> => (relay ? relay(mail) : toExchanger(mail, options));
  const { sentLookupUrl } = options;
  return sentLookupUrl ? { send, findSent: (messageId) => lookUp(sentLookupUrl, messageId) } : { send };
}

async function toExchanger(mail: OutgoingMail, options: SenderOptions): Promise<SendResult> {
  const domain = mail.envelope.to.slice(mail.envelope.to.lastIndexOf('@') + 1);
  const found = await exchangersOf(domain, options.resolve, options.allowPrivate ?? false);
  if (!found.ok) return { ok: false, failure: found.permanent ? 'permanent' : 'temporary', reason: found.reason };
  let last: SendResult = { ok: false, failure: 'temporary', reason: 'No mail host answered' };
  for (const host of found.hosts) {
    const delivery = await deliver(mail, {
      host: host.address,
      serverName: isIP(host.name) ? null : host.name,
      port: options.exchangerPort ?? 25,
      tls: 'opportunistic',
      auth: null,
      helo: options.helo,
    });
    if (delivery.ok || delivery.sent) return delivery;
    last = delivery;
  }
  return last;
}

function relayHost(url: string, helo: string): SmtpHost {
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('The mail relay has to be an smtp: or smtps: URL');
  const implicit = protocol === 'smtps:';
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null;
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : implicit ? 465 : 587,
    serverName: null,
    // A password is never sent in the clear to another machine.
    tls: implicit ? 'implicit' : auth && !loopback ? 'required' : 'opportunistic',
    auth,
    helo,
  };
}

async function lookUp(url: string, messageId: string): Promise<boolean> {
  const at = new URL(url);
  at.searchParams.set('messageId', messageId);
  const response = await fetch(at, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`Asking for sent mail: HTTP ${response.status}`);
  return lookupSchema.parse(await response.json()).found;
}
