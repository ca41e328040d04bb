import type { Period } from '@/core/time/period';
import { ASSISTANT } from '../../tests/support/variables';
import { letter } from '../paraphrases/letter';
import type { Saying } from '../paraphrases/phrasebook';
import { PHRASEBOOKS, say } from '../paraphrases/say';
import { wholeDay } from './hidden-calendar';
import type { Installation } from './installation';
import type { GuestRun, LoopRun } from './loop-run';
import { post } from './mailer';
import { fitting, type Mind, periodOf, sceneOf } from './mind';
import type { Act } from './personas';
import { record } from './statements';

const SUNNY = { name: 'Sunny', address: ASSISTANT };

/** The owner asks for the meeting, with the guests in To and the assistant in Cc. Answers the Message-ID. */
export async function request(place: Installation, loop: LoopRun): Promise<string> {
  const { part, owner, guests } = loop;
  const chance = guests[0]?.mind.chance as Mind['chance'];
  const name = guests.map((guest) => guest.part.name.split(' ')[0]).join(PHRASEBOOKS[owner.language].names.and);
  const saying: Saying = { say: 'request', minutes: part.minutes, name, weeksAhead: part.weeksAhead };
  const scene = { today: 0, slots: [] };
  const { text } = say(saying, scene, owner.language, owner.tone, chance);
  const writer = { name: owner.name, language: owner.language, tone: owner.tone, device: 'desktop' as const };
  const body = letter(text, writer, chance);
  loop.story.push({ at: part.requestAt, who: `${owner.name} (owner) writes`, text: body });
  return post(place, {
    from: { name: owner.name, address: owner.email },
    to: guests.map(({ part: { name: full, address } }) => ({ name: full, address })),
    cc: [SUNNY],
    subject: part.subject,
    text: body,
  });
}

/** A guest does what they had in mind; what they say is recorded as theirs. */
export async function perform(place: Installation, loop: LoopRun, guest: GuestRun, act: Act): Promise<void> {
  const { mind } = guest;
  mind.now = Math.floor(place.clock.nowMs / 60_000);
  const saying = act.think(mind);
  if (!saying) return;
  if (act.by === 'link' && mind.offer?.page) await click(place, loop, guest, saying);
  else await write(place, loop, guest, act, saying);
  if (loop.firstBookedAt !== null) loop.wishes.push({ say: saying.say, at: mind.now, by: guest.part.address });
  mind.tried.push(...spent(saying, zoneOf(guest), mind.minutes));
  mind.turns += 1;
  loop.mailsFromGuests += 1;
  if (!act.bare) guest.lastAnswerAt = mind.now;
}

async function write(place: Installation, loop: LoopRun, guest: GuestRun, act: Act, saying: Saying): Promise<void> {
  const { part, mind, thread } = guest;
  const zone = zoneOf(guest);
  const { language, tone, device, name, address } = part;
  const said = say(saying, sceneOf(mind, zone), language, tone, mind.chance).text;
  if (!act.headers?.['List-Id']) record(guest.said, saying, mind, zone);
  const text = act.postscript ? `${said}\n\n${act.postscript}` : said;
  // What "thread" adds to a letter stands for a quoted mail; here there is a real one to quote.
  const plain = device === 'thread' ? 'desktop' : device;
  const body = act.bare ? text : letter(text, { name, language, tone, device: plain }, mind.chance);
  loop.story.push({
    at: mind.now,
    who: `${name} (${part.persona}) writes, saying ${JSON.stringify(saying)}`,
    text: body,
  });
  const quoted =
    device === 'thread' && !act.bare ? `\n\n${PHRASEBOOKS[language].attribution}\n${quote(thread?.text)}` : '';
  await post(place, {
    from: act.from ?? { name, address },
    to: [{ name: 'Sunny', address: thread?.replyTo ?? ASSISTANT }],
    subject: subjectOf(act, thread?.subject ?? loop.part.subject),
    text: `${body}${quoted}`,
    headers: act.headers,
    inReplyTo: thread?.messageId,
    references: thread?.references,
  });
}

/** What somebody has proposed is not proposed twice, and nobody proposes a day that they have refused. */
function spent(saying: Saying, zone: string, minutes: number): Period[] {
  const windows = 'windows' in saying ? saying.windows : 'window' in saying ? [saying.window] : [];
  const days = saying.say === 'unavailable' ? saying.days : [];
  return [...windows.map((window) => periodOf(window, zone, minutes)), ...days.map((day) => wholeDay(zone, day))];
}

/** The clock of the mail that is answered, else the guest's own. */
function zoneOf({ part, mind }: GuestRun): string {
  return mind.offer?.zone ?? part.calendar.zone;
}

/** On the page behind the links, which shows the times on the guest's own clock. */
async function click(place: Installation, loop: LoopRun, guest: GuestRun, saying: Saying): Promise<void> {
  const { part, mind } = guest;
  const page = mind.offer?.page;
  if (!page) return;
  const { zone } = part.calendar;
  const options = optionsOf(saying, mind);
  const fields = new URLSearchParams({ set: String(page.set), zone });
  for (const option of options.length > 0 ? options : ['none']) fields.append('option', String(option));
  if (options.length === 0 && 'windows' in saying) {
    const suggestion: Saying = { say: 'counter', windows: saying.windows };
    fields.set('suggestion', say(suggestion, sceneOf(mind, zone), part.language, part.tone, mind.chance).text);
  }
  const chosen: Saying = options.length > 0 ? { say: 'accept_several', options } : saying;
  record(guest.said, chosen, mind, mind.offer?.zone ?? zone);
  loop.story.push({ at: mind.now, who: `${part.name} (${part.persona}) posts the page`, text: fields.toString() });
  const answer = await fetch(`${place.origin}/api/slots/${page.token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
    redirect: 'manual',
  });
  const outcome = answer.headers.get('location')?.split('?')[1] ?? `HTTP ${answer.status}`;
  if (!outcome.startsWith('sent=1')) loop.story.push({ at: mind.now, who: 'the page answers', text: outcome });
}

/** Of a group's times everything that suits is marked, else one. */
function optionsOf(saying: Saying, mind: Mind): number[] {
  const agrees = saying.say.startsWith('accept');
  if (!agrees) return [];
  if (mind.inGroup) return fitting(mind);
  return 'option' in saying ? [saying.option] : fitting(mind).slice(0, 1);
}

function subjectOf(act: Act, subject: string): string {
  if (act.headers?.['Auto-Submitted']) return `Automatic reply: ${subject}`;
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function quote(text = ''): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
