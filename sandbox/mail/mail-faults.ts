import { z } from 'zod';

/** A misbehaviour of the stand-in of other people's mail servers. */
export const mailFaultSchema = z.strictObject({
  /** `rcpt` refuses the recipient, `data` the message, `after-data` comes when the message has been taken already. */
  stage: z.enum(['rcpt', 'data', 'after-data']),
  /** Only for this recipient; absent: any. */
  recipient: z.string().max(320).optional(),
  /** SMTP reply; absent: the connection is dropped without one, so that the client cannot know. */
  code: z.int().min(400).max(599).optional(),
  times: z.int().min(1).max(10_000).default(1),
});

export type MailFault = z.infer<typeof mailFaultSchema>;
export type MailFaultInput = z.input<typeof mailFaultSchema>;

/** The mail faults that wait to be hit, oldest first. */
export class MailFaults {
  private waiting: { fault: MailFault; left: number }[] = [];

  add(input: MailFaultInput): void {
    const fault = mailFaultSchema.parse(input);
    this.waiting.push({ fault, left: fault.times });
  }

  clear(): void {
    this.waiting = [];
  }

  /** The fault that hits these recipients at this stage, if any; it is counted as used. */
  take(stage: MailFault['stage'], recipients: readonly string[]): MailFault | undefined {
    const hit = this.waiting.find(
      ({ fault }) => fault.stage === stage && (!fault.recipient || recipients.includes(fault.recipient.toLowerCase())),
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left === 0) this.waiting = this.waiting.filter((entry) => entry !== hit);
    return hit.fault;
  }
}
