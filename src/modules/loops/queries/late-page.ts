import { spokenTo } from '@/core/loop/asking/spoken-to';
import { matterOf } from '@/core/loop/matter';
import type { Language } from '@/core/loop/state';
import { type LateFor, parseLateToken } from '@/core/mail/late-token';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { flagOn } from '@/modules/flags/queries';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { loopById } from './loops';
import { nearFrom, nearMeetings } from './near';
import { chosenLanguage } from './owner-language';

/** A meeting that the page is about. */
interface Shown extends LateFor {
  readonly title: string;
  readonly zone: string;
  readonly language: Language;
}

/** What the link in an owner's mail leads to. `from`: when it may be said. `minutes`: what was said, if it was. */
export type LatePage =
  | { readonly kind: 'invalid' }
  | ({ readonly kind: 'early'; readonly from: EpochMinute } & Shown)
  | ({ readonly kind: 'open'; readonly minutes: number | null } & Shown)
  | ({ readonly kind: 'over' } & Shown);

/** The page of a signed link. Its token is the only authority: looking changes nothing. */
export async function latePage(token: string, runtime: Runtime): Promise<LatePage> {
  const found = await lateLoop(token, runtime);
  if (!found) return { kind: 'invalid' };
  const { loop, start } = found;
  const now = minuteOf(await runtime.clock.now());
  const [basics, chosen, near] = await Promise.all([
    basicsOf(loop.ownerId),
    chosenLanguage(loop.ownerId),
    nearMeetings(loop.ownerId, now),
  ]);
  const { booking } = loop.state;
  const shown: Shown = {
    loopId: loop.id,
    start,
    title: matterOf(loop.state),
    zone: basics?.zone ?? 'Etc/UTC',
    language: spokenTo(chosen, loop.state),
  };
  if (near.some((one) => one.loopId === loop.id && one.start === start)) {
    const said = booking?.late?.by === 'p1' ? booking.late.minutes : null;
    return { kind: 'open', minutes: said, ...shown };
  }
  const from = nearFrom(start);
  return booking?.start === start && now < from ? { kind: 'early', from, ...shown } : { kind: 'over', ...shown };
}

/** The loop that a token names; null for one that is not ours, and where nobody is told for its owner. */
export async function lateLoop(token: string, runtime: Runtime) {
  const named = parseLateToken(token, [signingKey(runtime.settings)]);
  const loop = named && (await loopById(named.loopId));
  if (!loop || !(await flagOn('running-late', loop.ownerId))) return null;
  return { loop, start: named.start };
}
