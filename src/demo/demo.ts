import { converse, GUEST, type Letter, OWNER, type Stage, toWorkingMorning } from './conversation';
import { confirmBasics, connectCalendar, signIn } from './guided-tour';
import { startThrowawayTree } from './throwaway-tree';
import { Visitor } from './visitor';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * `sundial demo`: the whole product in a new folder, a conversation by mail from the request to the booking, printed as
 * it happens. Nothing of it stays.
 */
export async function demo(): Promise<number> {
  const tree = await startThrowawayTree('demo', say);
  const { ASSISTANT_ADDRESS: address, ASSISTANT_NAME: name } = tree.environment;
  try {
    await play({ visitor: new Visitor(), origin: tree.origin, assistant: { name, address } });
    return 0;
  } finally {
    await tree.stop();
  }
}

async function play(stage: Stage): Promise<void> {
  const { visitor, origin } = stage;
  await signIn(origin, visitor, OWNER.email);
  say(`\n${OWNER.name} signs in with Google (the sandbox stands in for it).`);
  await connectCalendar(origin, visitor, OWNER.email);
  await confirmBasics(origin, visitor, OWNER.zone);
  say('The calendar is connected; time zone and hours are confirmed.');
  const morning = await toWorkingMorning(stage);
  say(`The sandbox's clock says ${morning.toISOString().slice(0, 16).replace('T', ' ')} UTC.`);
  const files = await converse(stage, print);
  await showBooking(stage);
  say(`${GUEST.name} has the calendar's invitation, with ${files.join(', ')}.`);
}

async function showBooking({ visitor, origin }: Stage): Promise<void> {
  const { items } = await visitor.json<{
    items: { title: string; phase: string; booking: { start: number; end: number } | null }[];
  }>('GET', `${origin}/api/loops`);
  for (const { title, phase, booking } of items) {
    const at = booking ? new Date(booking.start * 60_000).toISOString().replace(':00.000Z', 'Z') : 'no time';
    say(`\nIn ${OWNER.name}'s calendar: ${title}, ${at} (${phase.toLowerCase()}).`);
  }
}

function print({ from, to, subject, text }: Letter): void {
  say(`\n── From ${from.name} <${from.address}> to ${to}\n   ${subject}\n`);
  for (const line of text.trimEnd().split(/\r?\n/)) say(`   ${line}`);
}
