import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../clock';
import { deliveryStatus } from './delivery-status';
import type { DomainKeys } from './dkim';
import type { MailDomains } from './domains';
import type { Envelope } from './envelope';
import { fromAddress, headerOf, withHeaders } from './headers';
import type { Mailboxes, StoredMail } from './mailboxes';
import type { Relay } from './relay';

export interface SubmitOptions {
  /** Sign with the DKIM key of the From header's domain. Default true. */
  readonly sign?: boolean;
  /** Sign no more than so many bytes of the body. Default: all of it. */
  readonly signedBytes?: number;
  /** Stamp Date and Message-ID when absent. Default true. */
  readonly stamp?: boolean;
  /** Keep a copy in the sender's mailbox. Default true; a provider's own notices leave none. */
  readonly keepCopy?: boolean;
}

/** Sorts mail: the assistant's domain goes to the product's listener, everything else into mailboxes. */
export class PostOffice {
  /** Message-IDs that the product has handed over, with their recipients: the answer to `findSent`. */
  readonly handedOver = new Map<string, readonly string[]>();

  private readonly told: ((address: string, mail: StoredMail) => void)[] = [];

  constructor(
    private readonly boxes: Mailboxes,
    private readonly clock: SandboxClock,
    private readonly keys: DomainKeys,
    private readonly relay: Relay,
    private readonly domains: MailDomains,
  ) {
    relay.onRefused((mail, reason) => {
      this.bounce(mail, mail.to, reason).catch((error) => console.error('sandbox: a bounce could not be made', error));
    });
  }

  /** Told of every message that arrives in an inbox. */
  onDelivered(listener: (address: string, mail: StoredMail) => void): void {
    this.told.push(listener);
  }

  /** Takes mail from one of the sandbox's own people, as their provider would: stamps, signs, keeps a sent copy, sends. */
  async submit(
    mail: Envelope,
    { sign = true, stamp = true, keepCopy = true, signedBytes }: SubmitOptions = {},
  ): Promise<{ messageId: string | undefined }> {
    const stamped = stamp ? this.stamp(mail.raw) : mail.raw;
    const sender = fromAddress(stamped);
    const raw = sign && sender ? await this.signed(stamped, sender, signedBytes) : stamped;
    if (sender && keepCopy)
      this.boxes.add(sender, { receivedAt: this.clock.now(), envelopeFrom: mail.from, folder: 'sent', raw });
    await this.route({ ...mail, raw });
    return { messageId: headerOf(raw, 'Message-ID') };
  }

  /** Takes mail that the product sent, at the MX. */
  async receive(mail: Envelope): Promise<void> {
    const id = headerOf(mail.raw, 'Message-ID');
    if (id) this.handedOver.set(id, [...(this.handedOver.get(id) ?? []), ...mail.to]);
    await this.route(mail);
  }

  /** True when the address belongs to the assistant and its mail leaves the sandbox. */
  isAssistants(address: string): boolean {
    return this.relay.serves(address);
  }

  private async route(mail: Envelope): Promise<void> {
    const outside = mail.to.filter((address) => this.isAssistants(address));
    if (outside.length > 0) this.relay.enqueue({ ...mail, to: outside });
    for (const address of mail.to) {
      if (this.isAssistants(address)) continue;
      if (/^bounce(\+[^@]*)?@/i.test(address)) await this.bounce(mail, [address], '550 5.1.1 No such mailbox');
      else this.deliver(address, mail);
    }
  }

  private deliver(address: string, mail: Envelope): void {
    const raw = withHeaders(mail.raw, [`Return-Path: <${mail.from}>`, `Delivered-To: ${address}`]);
    const envelopeFrom = mail.from;
    const kept = this.boxes.add(address, { receivedAt: this.clock.now(), envelopeFrom, folder: 'inbox', raw });
    for (const tell of this.told) tell(address, kept);
  }

  /** Tells the envelope's sender that recipients were refused; a bounce is never bounced. */
  private async bounce(mail: Envelope, recipients: readonly string[], reason: string): Promise<void> {
    if (mail.from === '') return;
    const raw = deliveryStatus(mail, recipients, reason, this.clock.now());
    await this.route({ from: '', to: [mail.from], raw: await this.signed(raw, fromAddress(raw) as string) });
  }

  private async signed(raw: Buffer, sender: string, bytes?: number): Promise<Buffer> {
    const domain = sender.slice(sender.lastIndexOf('@') + 1);
    this.domains.serve(domain);
    if (!this.domains.has(domain)) return raw;
    return bytes === undefined ? this.keys.sign(raw, domain) : this.keys.signBegin(raw, domain, bytes);
  }

  private stamp(raw: Buffer): Buffer {
    const domain = fromAddress(raw)?.split('@')[1] ?? 'sandbox.test';
    const date = new Date(this.clock.now()).toUTCString().replace('GMT', '+0000');
    return withHeaders(raw, [
      ...(headerOf(raw, 'Date') === undefined ? [`Date: ${date}`] : []),
      ...(headerOf(raw, 'Message-ID') === undefined ? [`Message-ID: <${randomUUID()}@${domain}>`] : []),
    ]);
  }
}
