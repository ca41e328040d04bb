import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SANDBOX_PASSWORD } from '../../sandbox/people';
import type { Product } from './running-product';
import { ASSISTANT } from './variables';

/** A mail as it lies in somebody's mailbox. */
export interface Received extends Email {
  readonly raw: string;
}

export interface Draft {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly calendar?: { readonly method: string; readonly ics: string };
}

const WRITTEN = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });

/** The line above a quote, as a common mail program has it. */
function attribution({ date, from }: Received): string {
  return `On ${WRITTEN.format(new Date(date ?? 0))}, ${from?.name} <${from?.address}> wrote:`;
}

/** A person with an ordinary mail program: writes by SMTP submission, reads the own mailbox. */
export function correspondent(product: Pick<Product, 'sandbox' | 'idle'>, email: string, name: string) {
  const { sandbox } = product;
  sandbox.control.addPerson({ email, name, zone: 'America/New_York' });
  const transport = createTransport({
    pool: true,
    host: '127.0.0.1',
    port: sandbox.submissionPort,
    ignoreTLS: true,
    auth: { user: email, pass: SANDBOX_PASSWORD },
  });
  /** By id: a mail is fetched and parsed once, however often its mailbox is looked into. */
  const read = new Map<string, Promise<Received>>();
  async function fetched(id: string): Promise<Received> {
    const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${encodeURIComponent(email)}/${id}/raw`);
    const raw = await answer.text();
    return { ...(await PostalMime.parse(raw)), raw };
  }
  const person = {
    email,

    /** Resolves to the Message-ID once the mail was handed over and everything that it caused is done. */
    async send(draft: Draft): Promise<string> {
      const sent = await transport.sendMail({
        from: { name, address: email },
        to: [...draft.to],
        cc: [...(draft.cc ?? [])],
        subject: draft.subject,
        text: draft.text,
        inReplyTo: draft.inReplyTo,
        references: draft.references ? [...draft.references] : undefined,
        ...(draft.calendar ? { icalEvent: { method: draft.calendar.method, content: draft.calendar.ics } } : {}),
        headers: draft.headers,
        date: new Date(sandbox.control.now()),
      });
      await product.idle();
      return sent.messageId;
    },

    /** All mail of the mailbox, oldest first. */
    async inbox(): Promise<Received[]> {
      const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${encodeURIComponent(email)}`);
      const { messages } = (await answer.json()) as { messages: { id: string; folder: string }[] };
      return Promise.all(
        messages
          .filter((mail) => mail.folder === 'inbox')
          .map(({ id }) => {
            const mail = read.get(id) ?? fetched(id);
            read.set(id, mail);
            return mail;
          }),
      );
    },

    /** Mail of the assistant, oldest first. */
    async fromAssistant(): Promise<Received[]> {
      return (await person.inbox()).filter((mail) => mail.from?.address === ASSISTANT);
    },

    /** The newest mail of the assistant. Throws when there is none. */
    async latest(): Promise<Received> {
      const last = (await person.fromAssistant()).at(-1);
      if (!last) throw new Error(`${email} has no mail of the assistant`);
      return last;
    },

    /** Answers as a mail program does: to Reply-To, with the headers of the thread and the quoted text. */
    async reply(to: Received, text: string): Promise<string> {
      const back = to.replyTo?.[0]?.address ?? to.from?.address ?? '';
      const quoted = (to.text ?? '')
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
      return person.send({
        to: [back],
        subject: /^re:/i.test(to.subject ?? '') ? (to.subject ?? '') : `Re: ${to.subject ?? ''}`,
        text: `${text}\n\n${attribution(to)}\n${quoted}\n`,
        inReplyTo: to.messageId,
        references: [...(to.references?.split(/\s+/) ?? []), to.messageId ?? ''].filter(Boolean),
      });
    },
  };
  return person;
}

export type Correspondent = ReturnType<typeof correspondent>;
