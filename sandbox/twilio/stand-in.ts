import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../clock';
import type { Contract, Violation } from '../contract';
import { SANDBOX_TWILIO } from './account';
import { TwilioError } from './errors';
import { callsOf } from './keywords';
import type { Message, SavedTwilio, TextManner } from './model';
import { type Posted, postSigned } from './webhook';

export interface TwilioDeps {
  readonly clock: SandboxClock;
  readonly contract: () => Contract;
  /** Where every breach of the contract is recorded. */
  readonly violations: Violation[];
  readonly changed: () => void;
}

/** Twilio's messages: those of the account's numbers, and the telephones at the other end. */
export class TwilioStandIn {
  private messages: Message[] = [];
  private readonly optedOut = new Set<string>();
  private working: Promise<unknown> = Promise.resolve();
  private webhook: string | null = null;
  manner: TextManner = { delivery: 'delivered', reports: true, price: '0.0079' };
  /** What each call of a webhook was answered: its status, or 0 when nobody answered. */
  readonly outcomes: Posted[] = [];

  constructor(readonly deps: TwilioDeps) {}

  /** Where what comes in is posted. */
  setWebhook(url: string): void {
    this.webhook = url;
  }

  get webhookUrl(): string | null {
    return this.webhook;
  }

  all(): readonly Message[] {
    return this.messages;
  }

  find(sid: string): Message {
    const message = this.messages.find((one) => one.sid === sid);
    if (!message) throw new TwilioError(404, 20404, `The requested resource was not found: ${sid}`);
    return message;
  }

  /** Takes a message of the account's to a telephone, which has it at once. Throws TwilioError. */
  create(fields: { From?: string; To?: string; Body?: string; StatusCallback?: string }): Message {
    const { From: from = '', To: to = '', Body: body = '', StatusCallback: statusCallback = null } = fields;
    if (!SANDBOX_TWILIO.numbers.some((number) => number === from))
      throw new TwilioError(400, 21659, `'From' ${from} is not a Twilio phone number`);
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (body === '') throw new TwilioError(400, 21602, 'Message body is required.');
    if (body.length > 1600) throw new TwilioError(400, 21617, 'The concatenated message body exceeds the limit');
    if (this.optedOut.has(`${from} ${to}`))
      throw new TwilioError(400, 21610, 'Attempt to send to unsubscribed recipient');
    const message = this.keep({ from, to, body, direction: 'outbound-api', status: 'queued', statusCallback });
    if (this.manner.delivery !== 'hold') this.later(() => this.deliver(message));
    return message;
  }

  /** Somebody texts one of the account's numbers from their telephone. */
  text(from: string, to: string, body: string): Message {
    const message = this.keep({ from, to, body, direction: 'inbound', status: 'received', statusCallback: null });
    this.heed(message);
    this.later(() => this.post(message));
    return message;
  }

  /** Posts once more what has come in, as after an answer that did not arrive. */
  repeat(sid: string): void {
    const message = this.find(sid);
    this.later(() => this.post(message));
  }

  /** Delivers what was held. */
  release(): void {
    for (const message of this.messages) {
      if (message.status === 'queued') this.later(() => this.deliver(message));
    }
  }

  /** Resolves when every call of a webhook so far was answered. */
  async settled(): Promise<void> {
    let seen: unknown;
    while (seen !== this.working) {
      seen = this.working;
      await seen;
    }
  }

  restore({ messages, optedOut }: SavedTwilio): void {
    this.messages = [...messages];
    for (const pair of optedOut) this.optedOut.add(pair);
  }

  toJSON(): SavedTwilio {
    return { messages: this.messages, optedOut: [...this.optedOut] };
  }

  private keep(part: Pick<Message, 'from' | 'to' | 'body' | 'direction' | 'status' | 'statusCallback'>): Message {
    const createdAt = this.deps.clock.now();
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const message: Message = { ...part, sid, errorCode: null, createdAt, updatedAt: createdAt, sentAt: null };
    this.messages.push(message);
    this.deps.changed();
    return message;
  }

  private later(work: () => Promise<unknown>): void {
    this.working = this.working.then(work);
  }

  /** The vendor's own answers to STOP, HELP and START, as a number has them unless they are switched off. */
  private heed({ from, to, body }: Message): void {
    const call = callsOf(body);
    if (call === null) return;
    const pair = `${to} ${from}`;
    const was = this.optedOut.has(pair);
    if (call.kind === 'stop') this.optedOut.add(pair);
    if (call.kind === 'start') this.optedOut.delete(pair);
    if (call.kind === 'start' && !was) return;
    const reply = { from: to, to: from, body: call.answer, direction: 'outbound-reply', statusCallback: null } as const;
    this.keep({ ...reply, status: 'delivered' });
  }

  private async deliver(message: Message): Promise<void> {
    const { delivery } = this.manner;
    for (const status of ['sent', delivery === 'undelivered' ? 'undelivered' : 'delivered'] as const) {
      message.status = status;
      message.updatedAt = this.deps.clock.now();
      message.sentAt ??= message.updatedAt;
      if (status === 'undelivered') message.errorCode = 30003;
      this.deps.changed();
      if (message.statusCallback !== null && this.manner.reports) await this.report(message, message.statusCallback);
    }
  }

  private async report({ sid, from, to, status, errorCode }: Message, url: string): Promise<void> {
    const code: Record<string, string> = errorCode === null ? {} : { ErrorCode: String(errorCode) };
    const fields = { ...common(sid), From: from, To: to, MessageStatus: status, SmsStatus: status, ...code };
    this.outcomes.push(await postSigned(url, fields));
  }

  private async post({ sid, from, to, body }: Message): Promise<void> {
    if (this.webhook === null) return;
    const place = { From: from, To: to, FromCountry: 'US', ToCountry: 'US' };
    const fields = { ...common(sid), ...place, Body: body, NumMedia: '0', NumSegments: '1', SmsStatus: 'received' };
    this.outcomes.push(await postSigned(this.webhook, { ...fields, SmsMessageSid: sid }));
  }
}

function common(sid: string) {
  return { AccountSid: SANDBOX_TWILIO.accountSid, ApiVersion: '2010-04-01', MessageSid: sid, SmsSid: sid };
}
