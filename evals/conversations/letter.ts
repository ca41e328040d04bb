import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailView } from '../../sandbox/mail/view';
import type { Turn } from './format';
import { isAssistants, type Somebody, SUNNY } from './people';

/** A mail that is answered. */
export type Answered = Pick<MailView, 'messageId' | 'references' | 'subject' | 'from' | 'replyTo' | 'text' | 'date'>;

export interface Letter {
  readonly messageId: string;
  readonly from: Somebody;
  readonly recipients: readonly string[];
  readonly subject: string;
  /** What the sender wrote, without the quoted history. */
  readonly said: string;
  readonly raw: Buffer;
  /** As the next one finds it who answers it. */
  readonly answered: Answered;
}

export interface Writing {
  readonly from: Somebody;
  readonly to: readonly Somebody[];
  readonly cc: readonly Somebody[];
  readonly bcc: readonly Somebody[];
  /** The iCalendar object that comes with it. */
  readonly ics: string | null;
  readonly replyTo: Answered | null;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** The sender's clock. */
  readonly zone: string;
}

/** The mail of a turn as the sender's mail program makes it: subject, headers of the thread, quoted history. */
export async function compose(turn: Turn, writing: Writing): Promise<Letter> {
  const { from, replyTo, ics, nowMs } = writing;
  const { to, cc } = recipients(writing);
  const subject = turn.subject ?? subjectOf(replyTo);
  const text = replyTo ? `${turn.text}\n\n${attribution(replyTo, writing.zone)}\n${quoted(replyTo.text)}\n` : turn.text;
  const messageId = `<${randomUUID()}@${from.address.split('@')[1]}>`;
  const references = replyTo?.messageId ? [...replyTo.references, replyTo.messageId] : [];
  const raw = await new MailComposer({
    from,
    to,
    cc,
    subject,
    ...(turn.html !== undefined && turn.text === '' ? {} : { text }),
    ...(turn.html === undefined ? {} : { html: turn.html }),
    ...(ics === null ? {} : { icalEvent: { method: methodOf(ics), content: ics } }),
    ...(replyTo?.messageId ? { inReplyTo: replyTo.messageId, references } : {}),
    ...(turn.auto ? { headers: { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk' } } : {}),
    date: new Date(nowMs),
    messageId,
  })
    .compile()
    .build();
  const all = [...to, ...cc, ...writing.bcc].map(({ address }) => address);
  const date = new Date(nowMs).toISOString();
  const answered = { messageId, references, subject, from, replyTo: [], text, date };
  return {
    messageId,
    from,
    recipients: [...new Set(all)],
    subject,
    said: turn.text || (turn.html ?? ''),
    raw,
    answered,
  };
}

/** Who is written to; answering the assistant, its address is the one that its mail asks answers to go to. */
function recipients({ from, to, cc, replyTo }: Writing): { to: Somebody[]; cc: Somebody[] } {
  const back = replyTo ? (replyTo.replyTo[0] ?? replyTo.from) : SUNNY;
  const route = (one: Somebody) => (isAssistants(one.address) && isAssistants(back.address) ? back : one);
  const nobody = to.length + cc.length === 0;
  return { to: nobody ? [back.address === from.address ? SUNNY : back] : to.map(route), cc: cc.map(route) };
}

function subjectOf(replyTo: Answered | null): string {
  if (!replyTo) return '';
  return /^re:/i.test(replyTo.subject) ? replyTo.subject : `Re: ${replyTo.subject}`;
}

function attribution({ date, from }: Answered, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return `On ${written.format(new Date(date ?? 0))}, ${from.name} <${from.address}> wrote:`;
}

function quoted(text: string): string {
  return text.trimEnd().replace(/^/gm, '> ');
}

function methodOf(ics: string): string {
  return /^METHOD:(\w+)/im.exec(ics)?.[1]?.toUpperCase() ?? 'REQUEST';
}
