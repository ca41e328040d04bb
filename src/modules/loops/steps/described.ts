import { factsOf } from '@/core/loop/owner/document';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import { descriptionFor, videoLink } from '@/core/preferences/effects/meeting';
import { minuteOf } from '@/core/time/period';
import { addressesOf } from '@/modules/identity/queries';
import type { MeetingDetails } from '@/modules/meetings/schema';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';

/** What the owner's document has for the event: lines of its description, and a video link of the owner's own. */
export async function documentFor(
  loop: { readonly ownerId: string; readonly state: LoopState },
  runtime: Runtime,
): Promise<{ readonly lines: readonly string[]; readonly link: string | null }> {
  const now = minuteOf(await runtime.clock.now());
  const rules = (await savedPreferences(loop.ownerId, now))?.rules ?? [];
  if (rules.length === 0) return { lines: [], link: null };
  const owner = ownerOf(loop.state);
  const proved = (await addressesOf(loop.ownerId)).filter((one) => one.verifiedAt !== null);
  const facts = factsOf(loop.state, { owner: { addresses: [owner.address, ...proved.map((one) => one.address)] } });
  return {
    lines: descriptionFor(rules, facts),
    link: loop.state.meeting.medium === 'video' ? videoLink(rules, facts) : null,
  };
}

/** The link under which a meeting takes place that has no conference of the calendar's. */
export function ownLink({ conference, location }: MeetingDetails): string | null {
  return !conference && location?.startsWith('https://') ? location : null;
}
