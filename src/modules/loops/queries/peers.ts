import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { factsOf } from '@/core/loop/owner/document';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import { attendeeWith } from '@/core/preferences/effects/attendee';
import type { MeetingFacts } from '@/core/preferences/effects/facts';
import { unnamed } from '@/core/preferences/effects/unnamed';
import type { Attendee } from '@/core/slots/query';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { basics, userAddresses } from '@/db/schema/identity';
import { busyOf } from '@/modules/connections/queries/busy';
import { bookedWith, heldAndBooked, ownEvents } from '@/modules/meetings/queries';
import { ownerAttendee } from '@/modules/preferences/queries';
import { savedPreferences } from '@/modules/preferences/queries/document';
import { inTeamWith } from '@/modules/teams/queries/membership';
import { SNAPSHOT_MIN } from '../constants';

interface Loop {
  readonly id: string;
  readonly ownerId: string;
}

/**
 * Who of these uses this installation and lets this owner find times in their calendar, by proved address: everybody's, as
 * they have said, or that of their team at this moment. Nothing but free and busy is ever taken from it.
 */
export async function peersAmong(addresses: readonly string[], ownerId: string) {
  if (addresses.length === 0) return [];
  return database()
    .select({ address: userAddresses.address, basics })
    .from(userAddresses)
    .innerJoin(basics, eq(basics.userId, userAddresses.userId))
    .where(
      and(
        inArray(userAddresses.address, [...addresses]),
        isNotNull(userAddresses.verifiedAt),
        ne(userAddresses.userId, ownerId),
        or(eq(basics.sharesFreeBusy, true), inTeamWith(basics.userId, ownerId)),
        isNotNull(basics.confirmedAt),
      ),
    );
}

/** Those of these addresses whose calendar speaks for them: nobody waits for their answer. */
export async function readDirectly(addresses: readonly string[], ownerId: string): Promise<ReadonlySet<string>> {
  return new Set((await peersAmong(addresses, ownerId)).map(({ address }) => address));
}

/** The meeting as the document of one of its guests may ask about it: the others are whom they meet. */
function seenBy(address: string, state: LoopState): MeetingFacts {
  const facts = factsOf(state, { owner: { addresses: [address] } });
  const others = [ownerOf(state), ...facts.guests].filter((person) => person.address !== address);
  return { ...facts, guests: others, codewords: [] };
}

/** Their hours, buffers, notice, busy time and what their own document asks for, by address. Whose calendar cannot be read is asked like anybody else. */
export async function peerCalendars(
  loop: Loop & { readonly state: LoopState },
  addresses: readonly string[],
  now: EpochMinute,
): Promise<Map<string, Attendee>> {
  const window = { start: now - 1440, end: now + SNAPSHOT_MIN };
  const found = new Map<string, Attendee>();
  for (const { address, basics: peer } of await peersAmong(addresses, loop.ownerId)) {
    const { excludeIcalUids = [] } = await ownEvents(loop.id);
    const busy = await busyOf(peer.userId, window, { excludeIcalUids });
    if (!busy.ok) continue;
    const own = await heldAndBooked(peer.userId, window, { exceptLoop: loop.id });
    const taken = [...own, ...(await bookedWith(address, window, { exceptLoop: loop.id }))];
    const tooSoon = { start: window.start, end: now + peer.noticeMin };
    const base = ownerAttendee(peer, busy.freeBusy, [...taken, tooSoon]);
    const rules = (await savedPreferences(peer.userId, now))?.rules ?? [];
    const meeting = seenBy(address, loop.state);
    found.set(address, rules.length > 0 ? unnamed(attendeeWith(base, rules, { meeting })) : base);
  }
  return found;
}
