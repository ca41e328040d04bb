import type { StepContext } from '@/core/loop/context';
import { openingState } from '@/core/loop/opening';
import { asGuests } from '@/core/loop/owner/contacts';
import type { LoopState } from '@/core/loop/state';
import { comparableAddress } from '@/core/mail/address';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { accountById } from '@/modules/identity/queries';
import { OFFER_MAX_AGE_MS } from '@/modules/loops/constants';
import { peersAmong } from '@/modules/loops/queries/peers';
import { snapshotOf } from '@/modules/loops/queries/snapshot';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';

/** A meeting that nobody has asked for yet. */
export interface Imagined {
  readonly title?: string;
  readonly durationMin?: number | undefined;
  readonly guests: readonly { readonly email: string; readonly name?: string | undefined }[];
}

/** It as a loop would begin, and what a decision of it would rest on now. Calendars are read anew where that was a while ago. */
export async function imagine(
  userId: string,
  { title = '', durationMin, guests }: Imagined,
  runtime: Runtime,
): Promise<{ readonly state: LoopState; readonly context: StepContext }> {
  const [account, basics] = await Promise.all([accountById(userId), basicsOf(userId)]);
  if (!account) throw new Error('The owner is gone');
  const opening = openingState({ address: account.email, name: account.name, zone: basics?.zone ?? null }, title);
  const people = guests.flatMap(({ email, name }) => {
    const address = comparableAddress(email);
    return address === null ? [] : [{ address, name: name ?? null }];
  });
  const peers = await peersAmong(
    people.map(({ address }) => address),
    userId,
  );
  for (const id of [userId, ...peers.map((peer) => peer.basics.userId)]) {
    await refreshOwner(id, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
  }
  const state: LoopState = {
    ...opening,
    phase: 'OFFERING',
    meeting: { ...opening.meeting, durationMin: durationMin ?? basics?.durationMin ?? opening.meeting.durationMin },
    participants: [...opening.participants, ...asGuests(people, opening.participants)],
  };
  return { state, context: await snapshotOf({ id: '', ownerId: userId, version: 0, state }, runtime) };
}
