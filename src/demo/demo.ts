import { setTimeout as sleep } from 'node:timers/promises';
import { confirmBasics, connectCalendar, signIn } from './guided-tour';
import { startThrowawayTree } from './throwaway-tree';
import { Visitor } from './visitor';

const OWNER = { name: 'Dana Reyes', email: 'dana@acme.test', zone: 'America/New_York' };
const GUEST = { name: 'Jane Doe', email: 'jane@globex.test' };
const PATIENCE_MS = 30_000;

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

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * `sundial demo`: the whole product in a new folder, a conversation by mail from the request to the booking, printed as
 * it happens. Nothing of it stays.
 */
export async function demo(): Promise<number> {
  const tree = await startThrowawayTree('demo', say);
  try {
    await converse(tree.origin, tree.environment.ASSISTANT_ADDRESS, tree.environment.ASSISTANT_NAME);
    return 0;
  } finally {
    await tree.stop();
  }
}

async function converse(origin: string, assistant: string, name: string): Promise<void> {
  const visitor = new Visitor();
  await signIn(origin, visitor, OWNER.email);
  say(`\n${OWNER.name} signs in with Google (the sandbox stands in for it).`);
  await connectCalendar(origin, visitor, OWNER.email);
  await confirmBasics(origin, visitor, OWNER.zone);
  say('The calendar is connected; time zone and hours are confirmed.');
  await toWorkingMorning(origin, visitor);

  const seen = new Set<string>();
  await write(visitor, origin, {
    from: OWNER.email,
    to: [GUEST.email],
    cc: [assistant],
    subject: 'Catching up',
    text: `Hi Jane, good to hear from you. ${name}, can you find 30 minutes for Jane and me next week?`,
  });
  const offer = await nextMail(visitor, origin, GUEST.email, assistant, seen);
  await write(visitor, origin, {
    from: GUEST.email,
    to: [offer.replyTo[0]?.address ?? assistant],
    subject: offer.subject,
    text: 'The second one works for me, thanks!',
    inReplyTo: offer.messageId ?? undefined,
    references: [...offer.references, ...(offer.messageId ? [offer.messageId] : [])],
  });
  await nextMail(visitor, origin, GUEST.email, assistant, seen);
  await showBooking(visitor, origin, seen);
}

async function showBooking(visitor: Visitor, origin: string, seen: Set<string>): Promise<void> {
  const { items } = await visitor.json<{
    items: { title: string; phase: string; booking: { start: number; end: number } | null }[];
  }>('GET', `${origin}/api/loops`);
  for (const { title, phase, booking } of items) {
    const at = booking ? new Date(booking.start * 60_000).toISOString().replace(':00.000Z', 'Z') : 'no time';
    say(`\nIn ${OWNER.name}'s calendar: ${title}, ${at} (${phase.toLowerCase()}).`);
  }
  const invitation = await nextMail(visitor, origin, GUEST.email, OWNER.email, seen, true);
  const files = invitation.attachments.map((file) => file.filename).join(', ');
  say(`${GUEST.name} has the calendar's invitation: "${invitation.subject}" with ${files}.`);
}

async function write(
  visitor: Visitor,
  origin: string,
  mail: {
    from: string;
    to: string[];
    cc?: string[];
    subject: string;
    text: string;
    inReplyTo?: string;
    references?: string[];
  },
): Promise<void> {
  await visitor.json('POST', `${origin}/sandbox/mail/send`, { cc: [], ...mail });
  print(mail.from, [...mail.to, ...(mail.cc ?? [])].join(', '), mail.subject, mail.text);
}

/** Waits for a mail from somebody that was not shown yet, and prints it. */
async function nextMail(
  visitor: Visitor,
  origin: string,
  address: string,
  from: string,
  seen: Set<string>,
  invitation = false,
): Promise<Mail> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { messages } = await visitor.json<{ messages: Mail[] }>('GET', `${origin}/sandbox/mail/boxes/${address}`);
    const fresh = messages.find(
      (mail) =>
        mail.folder === 'inbox' &&
        mail.from.address === from &&
        !seen.has(mail.id) &&
        (!invitation || mail.attachments.length > 0),
    );
    if (fresh) {
      seen.add(fresh.id);
      if (from !== OWNER.email) print(`${fresh.from.name} <${from}>`, address, fresh.subject, fresh.text);
      return fresh;
    }
    if (Date.now() > until) throw new Error(`No mail from ${from} came to ${address}`);
    await sleep(200);
  }
}

/** The conversation happens on a working morning, whenever the demo is run. */
async function toWorkingMorning(origin: string, visitor: Visitor): Promise<void> {
  const { now } = await visitor.json<{ now: number }>('GET', `${origin}/sandbox/clock`);
  const fourteen = 14 * 3_600_000;
  const day = 86_400_000;
  let target = Math.ceil((now - fourteen) / day) * day + fourteen;
  while (![1, 2, 3].includes(new Date(target).getUTCDay())) target += day;
  const advance = Math.ceil((target - now) / 1000);
  if (advance > 0) await visitor.json('POST', `${origin}/sandbox/clock`, { advance });
  say(`The sandbox's clock says ${new Date(target).toISOString().slice(0, 16).replace('T', ' ')} UTC.`);
}

function print(from: string, to: string, subject: string, text: string): void {
  say(`\n── From ${from} to ${to}\n   ${subject}\n`);
  for (const line of text.trimEnd().split(/\r?\n/)) say(`   ${line}`);
}
