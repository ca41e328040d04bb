import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from './visitor';

export const OWNER = { name: 'Dana Reyes', email: 'dana@acme.test', zone: 'America/New_York' };
export const GUEST = { name: 'Jane Doe', email: 'jane@globex.test' };
const PATIENCE_MS = 30_000;

/** Where a conversation takes place: somebody's session at a product with its sandbox. */
export interface Stage {
  readonly visitor: Visitor;
  readonly origin: string;
  readonly assistant: { readonly name: string; readonly address: string };
}

/** A mail as somebody reads it. */
export interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface Mail {
  readonly id: string;
  readonly folder: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
  readonly messageId: string | null;
  readonly references: readonly string[];
  readonly attachments: readonly { readonly filename: string }[];
}

/**
 * A meeting from the request to the booking, by mail: the owner asks, the guest has a wish, takes a time, and it is
 * booked. `heard` is told every mail as it is written. Answers the names of the files of the invitation.
 * @throws when a mail does not come within half a minute
 */
export async function converse(stage: Stage, heard: (letter: Letter) => void): Promise<string[]> {
  const { name, address } = stage.assistant;
  const post = new Post(stage, heard);
  await post.leaveOld(GUEST.email);
  await post.write(OWNER, [GUEST.email], 'Catching up', {
    cc: [address],
    text: `Hi Jane, good to meet you today. ${name}, can you find Jane and me 30 minutes next week?`,
  });
  await post.answer(
    await post.next(GUEST.email, address),
    'I am in London. Could we do an afternoon of mine, Wednesday or Thursday?',
  );
  await post.answer(await post.next(GUEST.email, address), 'The second one works for me, thanks!');
  await post.next(GUEST.email, address);
  const invitation = await post.next(GUEST.email, OWNER.email, (mail) => mail.attachments.length > 0);
  return invitation.attachments.map((file) => file.filename);
}

class Post {
  private readonly seen = new Set<string>();

  constructor(
    private readonly stage: Stage,
    private readonly heard: (letter: Letter) => void,
  ) {}

  async write(
    from: { readonly name: string; readonly email: string },
    to: readonly string[],
    subject: string,
    mail: {
      readonly text: string;
      readonly cc?: readonly string[];
      readonly inReplyTo?: string;
      readonly references?: readonly string[];
    },
  ): Promise<void> {
    const { visitor, origin } = this.stage;
    await visitor.json('POST', `${origin}/sandbox/mail/send`, { cc: [], ...mail, from: from.email, to, subject });
    this.heard({
      from: { name: from.name, address: from.email },
      to: [...to, ...(mail.cc ?? [])].join(', '),
      subject,
      text: mail.text,
    });
  }

  /** What lies there from before is not part of this conversation. */
  async leaveOld(address: string): Promise<void> {
    for (const mail of await this.box(address)) this.seen.add(mail.id);
  }

  /** The guest answers a mail. */
  async answer(mail: Mail, text: string): Promise<void> {
    const to = mail.replyTo[0]?.address ?? mail.from.address;
    const references = [...mail.references, ...(mail.messageId ? [mail.messageId] : [])];
    await this.write(GUEST, [to], mail.subject, { text, inReplyTo: mail.messageId ?? undefined, references });
  }

  /** Waits for a mail from somebody that was not read yet. */
  async next(address: string, from: string, wanted: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const fresh = (await this.box(address)).find(
        (mail) => mail.folder === 'inbox' && mail.from.address === from && !this.seen.has(mail.id) && wanted(mail),
      );
      if (fresh) {
        this.seen.add(fresh.id);
        if (from === this.stage.assistant.address) this.heard({ ...fresh, to: address });
        return fresh;
      }
      if (Date.now() > until) throw new Error(`No mail from ${from} came to ${address}`);
      await sleep(200);
    }
  }

  private async box(address: string): Promise<Mail[]> {
    const { visitor, origin } = this.stage;
    const { messages } = await visitor.json<{ messages: Mail[] }>('GET', `${origin}/sandbox/mail/boxes/${address}`);
    return messages;
  }
}

/** Moves the sandbox's clock to a working morning, so that a conversation goes the same way whenever it is had. */
export async function toWorkingMorning({ visitor, origin }: Stage): Promise<Date> {
  const { now } = await visitor.json<{ now: number }>('GET', `${origin}/sandbox/clock`);
  const fourteen = 14 * 3_600_000;
  const day = 86_400_000;
  let target = Math.ceil((now - fourteen) / day) * day + fourteen;
  while (![1, 2, 3].includes(new Date(target).getUTCDay())) target += day;
  const advance = Math.ceil((target - now) / 1000);
  if (advance > 0) await visitor.json('POST', `${origin}/sandbox/clock`, { advance });
  return new Date(target);
}
