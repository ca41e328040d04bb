import type { RehearsalScript } from '@/core/rehearsal/script';
import { minuteOf } from '@/core/time/period';
import type { SessionUser } from '@/modules/identity/schema';
import type { Runtime } from '@/ports/runtime';
import { progressRow } from '../queries';
import { rehearsalAnswer } from '../queries/rehearsal';
import type { RehearsalAnswer, RehearsalForm } from '../schema';
import { keepRehearsal } from './progress';

/** A rehearsal that was begun longer ago is begun anew, in minutes: its "next week" is another one. */
const GOES_ON_MIN = 12 * 60;

/**
 * Plays the practice request, and keeps what the person has done of it in the row of the onboarding: nothing else is
 * written, and nobody is written to (docs/decisions/024).
 */
export async function rehearseRequest(
  user: SessionUser,
  form: RehearsalForm,
  runtime: Pick<Runtime, 'clock' | 'settings'>,
): Promise<RehearsalAnswer> {
  const nowMs = await runtime.clock.now();
  const script: RehearsalScript = { ...form, at: await beganAt(user.id, form, minuteOf(nowMs)) };
  const answer = await rehearsalAnswer(user, script, runtime.settings);
  await keepRehearsal(user.id, script, nowMs);
  return answer;
}

/** A move of a rehearsal that is under way counts from its beginning. */
async function beganAt(userId: string, { request, moves }: RehearsalForm, now: number): Promise<number> {
  const kept = (await progressRow(userId))?.data.rehearsal;
  const goesOn = kept && moves.length > 0 && kept.request === request && now - kept.at < GOES_ON_MIN;
  return goesOn ? kept.at : now;
}
