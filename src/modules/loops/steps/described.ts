import { factsOf } from '@/core/loop/owner/document';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import { descriptionFor, roomFor, videoLink } from '@/core/preferences/effects/meeting';
import { minuteOf } from '@/core/time/period';
import { addressesOf } from '@/modules/identity/queries';
import type { MeetingDetails } from '@/modules/meetings/schema';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { videoKindsOf } from '@/modules/video/queries';
import type { Runtime } from '@/ports/runtime';

/**
 * What the owner's document has for the event: lines of its description, a video link of the owner's own, and whether it takes
 * place in a room that is made for it (then the link holds where none can be made).
 */
export async function documentFor(
  loop: { readonly ownerId: string; readonly state: LoopState },
  runtime: Runtime,
): Promise<{ readonly lines: readonly string[]; readonly link: string | null; readonly room: boolean }> {
  const now = minuteOf(await runtime.clock.now());
  const rules = (await savedPreferences(loop.ownerId, now))?.rules ?? [];
  const byVideo = loop.state.meeting.medium === 'video';
  const connected = byVideo ? await videoKindsOf(loop.ownerId) : [];
  const asked = connected.some((kind) => kind === loop.state.meeting.provider);
  if (rules.length === 0) return { lines: [], link: null, room: asked };
  const owner = ownerOf(loop.state);
  const proved = (await addressesOf(loop.ownerId)).filter((one) => one.verifiedAt !== null);
  const facts = factsOf(loop.state, { owner: { addresses: [owner.address, ...proved.map((one) => one.address)] } });
  return {
    lines: descriptionFor(rules, facts),
    link: byVideo ? videoLink(rules, facts) : null,
    room: asked || (byVideo && roomFor(rules, facts, connected) !== null),
  };
}

/** The link under which a meeting takes place that has no conference of the calendar's. */
export function ownLink({ conference, location }: MeetingDetails): string | null {
  return !conference && location?.startsWith('https://') ? location : null;
}
