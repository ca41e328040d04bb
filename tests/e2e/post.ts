import { expect } from '@playwright/test';
import { readRecipients } from '../../sandbox/mail/recipients';
import type { MailView } from '../../sandbox/mail/view';
import { replyDraft } from '../../sandbox/pages/mail-draft';
import { assistantAddress, origin, settled } from './product';

/** Mail of the sandbox's people without the page of their mailboxes, by which the newcomer writes and reads. */

/** How long may be waited for a mail that comes when a worker looks the next time. */
const WORK_MS = 60_000;

export interface Letter {
  /** As it is typed: `Jane Doe <jane@globex.test>, ben@acme.test`. */
  readonly to: string;
  /** Absent: the assistant. */
  readonly cc?: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands in new mails, in order; resolves when all that came of them is done. */
export async function writeMails(from: string, ...letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await handIn(from, letter);
  await settled();
}

/** A thread of somebody's mailbox: whose assistant writes in it, and what it is about. */
export interface ThreadOf {
  readonly assistant: string;
  readonly subject: string;
}

/**
 * Answers all of the assistant's newest mail in such a thread of somebody's mailbox; or its sender is put in Cc, and `to` in
 * their place. Resolves when all that came of it is done.
 */
export async function answerMail(from: string, thread: ThreadOf, text: string, to?: string): Promise<void> {
  const mails = await received(from, thread);
  const answered = mails.at(-1);
  if (!answered) throw new Error(`${from} has no mail of ${thread.assistant} about ${thread.subject}`);
  const draft = replyDraft(answered, { email: from, name: '', zone: 'Etc/UTC', subject: '' }, to === undefined);
  const { inReplyTo, references, subject } = draft;
  const whom = to === undefined ? { to: draft.to, cc: draft.cc } : { to, cc: draft.to };
  await handIn(from, { ...whom, subject, text }, { inReplyTo, references: references.split(' ').filter(Boolean) });
  await settled();
}

/** What the assistant has written to somebody in such a thread, oldest first. */
export async function received(address: string, { assistant, subject }: ThreadOf): Promise<MailView[]> {
  const mails = await mailsOf(address);
  return mails.filter((mail) => mail.from.name === assistant && mail.subject.includes(subject));
}

/** Everything in somebody's mailbox, oldest first. */
export async function mailsOf(address: string): Promise<MailView[]> {
  const answer = await fetch(`${origin()}/sandbox/mail/boxes/${encodeURIComponent(address)}`);
  return ((await answer.json()) as { messages: MailView[] }).messages;
}

/** The newest link of this form in somebody's mailbox, once it is there. */
export async function linkIn(address: string, pattern: RegExp): Promise<string> {
  const newest = async () => {
    const mails = await mailsOf(address);
    return mails.map(({ text }) => pattern.exec(text)?.[0]).findLast((link) => link !== undefined) ?? null;
  };
  await expect.poll(newest, { message: `a link in ${address}`, timeout: WORK_MS }).not.toBeNull();
  return (await newest()) as string;
}

/** Somebody moves into the sandbox: a mailbox, calendars, an account at Google. */
export async function moveIn(person: { email: string; name: string; zone: string }): Promise<void> {
  await posted('control/people', person);
}

async function handIn(from: string, letter: Letter, answering: object = {}): Promise<void> {
  const { to, cc = assistantAddress(), subject, text } = letter;
  await posted('mail/send', { from, to: addressees(to), cc: addressees(cc), subject, text, ...answering });
}

function addressees(typed: string): unknown {
  const read = readRecipients(typed);
  if (!read.ok) throw new Error(read.problem);
  return read.recipients;
}

async function posted(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin()}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
}
