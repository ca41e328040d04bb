import { createHash, randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '../../tests/support/template';
import { startInstallation } from '../loops/installation';
import { seedLoopIds } from '../loops/seeded-ids';
import { deskModel } from './desk-model';
import { type Conversation, unknownOfConversation, unknownOfTurn } from './format';
import { momentMs, spanMs } from './moments';
import { moveIn } from './move-in';
import { Observer } from './observe';
import type { ConversationOut, TurnOut } from './outcome';
import { Stage } from './stage';
import { turnStory } from './transcript';

/**
 * Plays one conversation on an installation and a database of its own, a copy of `template`, a migrated, empty database of
 * the same server. Whatever goes wrong is told in `error`, with the turns up to there; it does not throw.
 */
export async function playConversation(
  given: Conversation,
  maintenanceUrl: string,
  template: string,
  desk: string | null = null,
): Promise<ConversationOut> {
  const turns: TurnOut[] = [];
  const story: string[] = [];
  const { id } = given;
  // Ids of loops choose among equally good times and wordings: the same conversation is the same again.
  const restore = seedLoopIds(createHash('sha256').update(id).digest().readUInt32BE());
  const error = await inDatabase(maintenanceUrl, template, (url) => playTurns(given, url, desk, turns, story)).then(
    () => null,
    (reason: Error) => reason.message,
  );
  restore();
  if (error !== null) story.push(`!! ${error}`);
  return { ...unknownOfConversation(given), id, turns, transcript: [`===== ${id}`, ...story].join('\n\n'), error };
}

async function inDatabase(
  maintenanceUrl: string,
  template: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const name = `conversation_${randomBytes(8).toString('hex')}`;
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  await createDatabase(maintenanceUrl, name, template);
  try {
    await use(url.href);
  } finally {
    await dropDatabase(maintenanceUrl, name);
  }
}

async function playTurns(
  given: Conversation,
  url: string,
  desk: string | null,
  turns: TurnOut[],
  story: string[],
): Promise<void> {
  const model = desk === null ? null : deskModel(desk, given.id);
  const place = await startInstallation(url, momentMs(given.now, given.owner.zone), model?.port);
  try {
    const ownerId = await moveIn(place, given);
    await place.settle();
    const stage = new Stage(place, given, ownerId);
    const observer = new Observer(place, given);
    await observer.news();
    for (const [i, turn] of given.turns.entries()) {
      // The first mail comes at `now`, unless it says otherwise.
      if (i > 0 || turn.after !== undefined) await stage.pass(spanMs(turn.after));
      const { letter, hindered } = await stage.play(turn);
      const out = { ...unknownOfTurn(turn), ...(await observer.news(hindered)) };
      turns.push(out);
      const marks = [
        turn.spoofed ? 'spoofed' : null,
        turn.auto ? 'automatic' : null,
        turn.ics === undefined ? null : 'with an iCalendar object',
      ];
      story.push(
        turnStory(
          i + 1,
          out,
          letter,
          marks.filter((mark) => mark !== null),
        ),
      );
    }
  } finally {
    model?.stop();
    await place.stop();
  }
}
