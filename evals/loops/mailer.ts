import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SANDBOX_PASSWORD } from '../../sandbox/people';
import type { Installation } from './installation';

export interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly { readonly name: string; readonly address: string }[];
  readonly cc?: readonly { readonly name: string; readonly address: string }[];
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
}

/** Hands a letter in at the sandbox's submission port as its sender, who signs it by DKIM. Answers the Message-ID. */
export async function post({ sandbox, clock }: Installation, letter: Letter): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: sandbox.submissionPort,
    ignoreTLS: true,
    auth: { user: letter.from.address, pass: SANDBOX_PASSWORD },
  });
  try {
    const sent = await transport.sendMail({
      ...letter,
      to: [...letter.to],
      cc: [...(letter.cc ?? [])],
      headers: { ...letter.headers },
      references: [...(letter.references ?? [])],
      date: new Date(clock.nowMs),
    });
    return sent.messageId;
  } finally {
    transport.close();
  }
}

/** The newest mail with this Message-ID in a mailbox, or null. */
export async function fetchMail(
  { sandbox }: Installation,
  address: string,
  messageId: string,
): Promise<(Email & { raw: string }) | null> {
  const box = `${sandbox.url}/sandbox/mail/boxes/${encodeURIComponent(address)}`;
  const { messages } = (await (await fetch(box)).json()) as { messages: { id: string; messageId: string | null }[] };
  const found = messages.findLast((mail) => mail.messageId === messageId);
  if (!found) return null;
  const raw = await (await fetch(`${box}/${found.id}/raw`)).text();
  return { ...(await PostalMime.parse(raw)), raw };
}

/** Every mail in every mailbox, with whose it is: for what must not be anywhere. */
export async function allMail({ sandbox }: Installation): Promise<{ address: string; mail: Email; raw: string }[]> {
  const list = `${sandbox.url}/sandbox/mail/boxes`;
  const { boxes } = (await (await fetch(list)).json()) as { boxes: { address: string; messages: number }[] };
  const found: { address: string; mail: Email; raw: string }[] = [];
  for (const { address } of boxes.filter((box) => box.messages > 0)) {
    const box = `${list}/${encodeURIComponent(address)}`;
    const { messages } = (await (await fetch(box)).json()) as { messages: { id: string; folder: string }[] };
    for (const { id, folder } of messages) {
      if (folder !== 'inbox') continue;
      const raw = await (await fetch(`${box}/${id}/raw`)).text();
      found.push({ address, mail: await PostalMime.parse(raw), raw });
    }
  }
  return found;
}
