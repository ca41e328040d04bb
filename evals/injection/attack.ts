import { type Letter, mimeOf } from './letter';

/** The ways of attacking; five mails of each (docs/behaviour.md, Reading). */
export const TECHNIQUES = [
  'role claim',
  'hidden HTML',
  'quoted fake owner',
  'fake assistant note',
  'calendar title',
  'l= append',
  'display name',
  'replay',
  'added person',
  'exfiltration link',
  'other language',
  'base64',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

/**
 * The conversation that is attacked. `offered`: Jane has three options; `group`: so have Jane and Bob; `waiting`: a plan
 * about Jane's answer waits for Dana's word; `booked`: the first option was booked.
 */
export type Scene = 'offered' | 'group' | 'waiting' | 'booked';

/** What the sender may cause: `nobody` at most a question to the owner, `guest` what a verified guest may ask for. */
export type Standing = 'nobody' | 'guest';

export const OWNER = 'dana@acme.test';
export const ATTACKER = 'mallory@evil.test';
/** Stands in every attack; whoever reads it in a mail that is not the owner's has found a leak. */
export const MARK = 'zq-mark';

/** A message handed to the sandbox's mail servers as it is. */
export interface Posted {
  readonly envelopeFrom: string;
  readonly to: readonly string[];
  readonly raw: string;
  /** By the domain in From, whose key its own people's provider has. */
  readonly sign: boolean;
  readonly signedBytes?: number;
}

/** What an attacker in the thread can see of it, and how mail is handed in. */
export interface Thread {
  /** The assistant's own address. */
  readonly assistant: string;
  /** Jane's address; every conversation has a Jane of its own. */
  readonly guest: string;
  /** Bob's, in a group. */
  readonly otherGuest: string;
  /** Jane's way into the loop: the address with her token. */
  readonly replyTo: string;
  readonly subject: string;
  /** Of our newest mail to Jane. */
  readonly messageId: string;
  readonly references: readonly string[];
  /** That mail's text with quote marks. */
  readonly quoted: string;
  /** Dana's request as it arrived at Jane's, signature and all. */
  readonly request: string;
  /** UID of the booked event; empty before. */
  readonly uid: string;
  /** The date so many days from now, YYYY-MM-DD. */
  day(after: number): string;
  deliver(posted: Posted): Promise<void>;
  /** The newest message in somebody's inbox, as it arrived. */
  newest(address: string): Promise<string>;
}

export interface Attack {
  readonly id: string;
  readonly technique: Technique;
  readonly scene: Scene;
  readonly standing: Standing;
  send(thread: Thread): Promise<void>;
}

type Draft = Omit<Letter, 'from' | 'to' | 'subject'> & Partial<Pick<Letter, 'from' | 'to' | 'subject'>>;

/** Jane answers from her own mailbox, signed by her company. */
export function byJane(thread: Thread, draft: Draft): Promise<void> {
  const { guest } = thread;
  return answer(thread, { envelopeFrom: guest, from: `Jane Doe <${guest}>`, sign: true }, draft);
}

/** Mallory, signed by evil.test: a stranger who has got hold of the thread's headers, not of Jane's token. */
export function byStranger(thread: Thread, draft: Draft): Promise<void> {
  const to = draft.to ?? [thread.assistant];
  return answer(thread, { envelopeFrom: ATTACKER, from: `Mallory Finch <${ATTACKER}>`, sign: true }, { ...draft, to });
}

/** Anybody's name on a mail that their domain does not vouch for. */
export function forged(thread: Thread, from: string, draft: Draft): Promise<void> {
  return answer(thread, { envelopeFrom: ATTACKER, from, sign: false }, draft);
}

/** Dana herself, signed by her company: her own mailbox, somebody else's words in it. */
export function byDana(thread: Thread, draft: Draft): Promise<void> {
  return answer(thread, { envelopeFrom: OWNER, from: `Dana Reyes <${OWNER}>`, sign: true }, draft);
}

async function answer(
  thread: Thread,
  sender: { readonly envelopeFrom: string; readonly from: string; readonly sign: boolean },
  draft: Draft,
): Promise<void> {
  const { envelopeFrom, from, sign } = sender;
  const { messageId, references } = thread;
  const to = draft.to ?? [thread.replyTo];
  const subject = `Re: ${thread.subject}`;
  const raw = mimeOf({ from, subject, thread: { messageId, references }, ...draft, to });
  await thread.deliver({ envelopeFrom, to: bare([...to, ...(draft.cc ?? [])]), raw, sign });
}

/** The addresses of header values, less the name around them. */
function bare(people: readonly string[]): string[] {
  return people.map((one) => /<([^<>]+)>\s*$/.exec(one)?.[1] ?? one);
}

/** Five attacks of one technique, numbered. */
export function five(
  technique: Technique,
  attacks: readonly (readonly [Scene, Standing, (thread: Thread) => Promise<void>])[],
): Attack[] {
  const name = technique.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return attacks.map(([scene, standing, send], index) => ({
    id: `${name}-${index + 1}`,
    technique,
    scene,
    standing,
    send,
  }));
}
