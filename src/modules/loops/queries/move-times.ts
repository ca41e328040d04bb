import { hostsHave } from '@/core/loop/guests/voices';
import { mayChangeOnPage } from '@/core/loop/page/on-page';
import { pageTimes } from '@/core/loop/page/page-times';
import type { Period } from '@/core/time/period';
import type { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { snapshotOf } from './snapshot';

/** Times to which a guest may move what was booked on a page; none where it is not theirs to move. */
export async function moveTimes(
  loop: typeof loops.$inferSelect,
  participantId: string,
  runtime: Runtime,
): Promise<Period[]> {
  if (!mayChangeOnPage(loop.state, participantId)) return [];
  const context = await snapshotOf(loop, runtime);
  const slots = pageTimes(loop.state, context);
  const booked = loop.state.booking?.start;
  return (slots?.toArray() ?? [])
    .filter((slot) => slot.start !== booked && hostsHave(loop.state, slot, context))
    .map(({ start, end }) => ({ start, end }));
}
