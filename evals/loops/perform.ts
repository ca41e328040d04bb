import { chooseSchema } from '@/modules/loops/schema';
import { ASSISTANT } from '../../tests/support/variables';
import { letter } from '../paraphrases/letter';
import type { Saying } from '../paraphrases/phrasebook';
import { PHRASEBOOKS, say } from '../paraphrases/say';
import type { Installation } from './installation';
import type { GuestRun, LoopRun } from './loop-run';
import { post } from './mailer';
import { fitting, type Mind, sceneOf } from './mind';
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
  mind.turns += 1;
  loop.mailsFromGuests += 1;
  if (!act.bare) guest.lastAnswerAt = mind.now;
}

async function write(place: Installation, loop: LoopRun, guest: GuestRun, act: Act, saying: Saying): Promise<void> {
  const { part, mind, thread } = guest;
  const zone = mind.offer?.zone ?? part.calendar.zone;
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

/** On the page behind the links, which shows the times on the guest's own clock. */
async function click(place: Installation, loop: LoopRun, guest: GuestRun, saying: Saying): Promise<void> {
  const { part, mind } = guest;
  const page = mind.offer?.page;
  if (!page) return;
  const { zone } = part.calendar;
  const fields: Record<string, string> = { set: String(page.set), zone };
  const option = optionOf(saying, mind);
  if (option !== null) fields.option = String(option);
  else {
    fields.option = 'none';
    if ('windows' in saying)
      fields.suggestion = say(
        { say: 'counter', windows: saying.windows },
        sceneOf(mind, zone),
        part.language,
        part.tone,
        mind.chance,
      ).text;
  }
  chooseSchema.parse(fields);
  record(guest.said, option === null ? saying : { say: 'accept', option }, mind, mind.offer?.zone ?? zone);
  loop.story.push({ at: mind.now, who: `${part.name} (${part.persona}) posts the page`, text: JSON.stringify(fields) });
  const answer = await fetch(`${place.origin}/api/slots/${page.token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
  const outcome = answer.headers.get('location')?.split('?')[1] ?? `HTTP ${answer.status}`;
  if (outcome !== 'sent=1') loop.story.push({ at: mind.now, who: 'the page answers', text: outcome });
}

function optionOf(saying: Saying, mind: Mind): number | null {
  if (saying.say === 'accept' || saying.say === 'accept_except') return saying.option;
  if (saying.say === 'accept_several') return saying.options[0] ?? null;
  if (saying.say === 'accept_any' || saying.say === 'accept_unclear') return fitting(mind)[0] ?? null;
  return null;
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
