import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Conversation, unknownOfConversation } from './format';
import type { ConversationOut } from './outcome';

/** No conversation takes longer, in milliseconds of real time; the process that plays it is ended then. */
const LONGEST_MS = 300_000;
/** The same where its questions wait for somebody to answer them. */
const LONGEST_AT_DESK_MS = 3 * 3_600_000;
const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));

/**
 * Plays all of them in so many processes at once and answers the outcomes in the order that was given. A process that dies is
 * told as the `error` of what it played, and the others go on. `onPlayed` is told of each at once.
 */
export async function playAll(
  all: readonly Conversation[],
  options: { readonly serverUrl: string; readonly parallel: number; readonly desk?: string },
  onPlayed: (outcome: ConversationOut) => void,
): Promise<ConversationOut[]> {
  const outcomes: ConversationOut[] = [];
  let next = 0;
  const work = async () => {
    let player: ChildProcess | undefined;
    for (let n = next++; n < all.length; n = next++) {
      if (!player?.connected)
        player = fork(PLAYER, [options.serverUrl, options.desk ?? ''], { execArgv: ['--import', 'tsx'] });
      const outcome = await playedBy(player, all[n] as Conversation, options.desk ? LONGEST_AT_DESK_MS : LONGEST_MS);
      outcomes[n] = outcome;
      onPlayed(outcome);
    }
    player?.kill();
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(options.parallel, all.length)) }, work));
  return outcomes;
}

function playedBy(player: ChildProcess, given: Conversation, longestMs: number): Promise<ConversationOut> {
  return new Promise((resolve) => {
    const end = (outcome: ConversationOut) => {
      clearTimeout(timer);
      player.off('message', answered);
      player.off('exit', died);
      resolve(outcome);
    };
    const failed = (error: string) => {
      const { id } = given;
      const transcript = `===== ${id}\n\n!! ${error}`;
      end({ ...unknownOfConversation(given), id, turns: [], transcript, error });
    };
    const answered = (outcome: unknown) => end(outcome as ConversationOut);
    let late = false;
    const died = (code: number | null, signal: string | null) =>
      failed(late ? `It was not played after ${longestMs / 1000} seconds` : `The process ended with ${signal ?? code}`);
    // Told once it is gone: until then it looks as if it could play the next one.
    const timer = setTimeout(() => {
      late = true;
      player.kill('SIGKILL');
    }, longestMs);
    player.on('message', answered);
    player.on('exit', died);
    player.send(given, (error) => error && failed(error.message));
  });
}
