import type { MailAddress, MailView } from '../mail/view';
import type { Person } from '../people';
import { clockText, dayText } from './time-text';

export interface Draft {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo: string;
  readonly references: string;
}

/** A first mail, ready to send: a guest to talk to and the assistant in Cc. */
export function newDraft(
  person: Person,
  people: readonly Person[],
  assistant: { name: string; address: string },
): Draft {
  const domain = person.email.split('@')[1] as string;
  const guest =
    people.find((other) => other.email === 'jane@globex.test' && other !== person) ??
    people.find((other) => !other.email.endsWith(`@${domain}`));
  const first = (name: string) => name.split(' ')[0] as string;
  const greeting = guest ? `Hi ${first(guest.name)},` : 'Hi,';
  return {
    to: guest?.email ?? '',
    cc: assistant.address,
    subject: 'Intro call',
    text: `${greeting}\n\ngood to meet you yesterday. Shall we talk for 30 minutes next week, by video?\n\n${assistant.name}, could you find us a time?\n\n${first(person.name)}\n`,
    inReplyTo: '',
    references: '',
  };
}

/** An answer in the thread: to the sender, or to everyone but oneself. */
export function replyDraft(mail: MailView, person: Person, all: boolean): Draft {
  const own = (entry: MailAddress) => entry.address === person.email;
  const answered = mail.folder === 'sent' ? mail.to : mail.replyTo.length > 0 ? mail.replyTo : [mail.from];
  const to = answered.filter((entry) => !own(entry) && entry.address !== '');
  const rest = [...mail.to, ...mail.cc].filter(
    (entry) => !own(entry) && !isListed(entry, to) && !isListed(entry, [mail.from]),
  );
  const subject = /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`;
  const quoted = mail.text
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const when = `${dayText(mail.receivedAt, person.zone)} at ${clockText(mail.receivedAt, person.zone)}`;
  return {
    to: to.map((entry) => entry.address).join(', '),
    cc: all ? [...new Set(rest.map((entry) => entry.address))].join(', ') : '',
    subject,
    text: `\n\nOn ${when}, ${mail.from.name || mail.from.address} wrote:\n${quoted}\n`,
    inReplyTo: mail.messageId ?? '',
    references: [...mail.references, ...(mail.messageId ? [mail.messageId] : [])].join(' '),
  };
}

function isListed(entry: MailAddress, among: readonly MailAddress[]): boolean {
  return among.some((other) => other.address === entry.address);
}
