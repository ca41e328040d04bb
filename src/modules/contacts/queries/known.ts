import { type Acquaintance, acquaintances, type Meeting, unmet } from '@/core/contacts/acquaintance';
import { isPerson } from '@/core/contacts/person';
import { LOOK_BACK_DAYS } from '@/core/contacts/score';
import { comparableAddress } from '@/core/mail/address';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { accountById, addressesOf } from '@/modules/identity/queries';
import { contactsOf } from '@/modules/loops/queries/contacts';
import { teammatesOf } from '@/modules/teams/queries/membership';
import { LOOK_AHEAD_DAYS } from '../constants';
import { correspondenceOf } from './correspondence';

const DAY = 1440;

/** What the calendar and the loops of a user tell about people. */
export interface Known {
  /** The user's own addresses. */
  readonly own: readonly string[];
  readonly now: EpochMinute;
  /** Addresses of those in the user's team. */
  readonly team: ReadonlySet<string>;
  /** Whom they have met or written with in the last `days`, rooms and machines left out; those of their team in any case. */
  within(days: number): Acquaintance[];
}

/** Whom a user knows from the events and threads of the last 90 days. `nowMs` by the product's clock. */
export async function knownPeople(userId: string, nowMs: number): Promise<Known> {
  const now = minuteOf(nowMs);
  const since = now - LOOK_BACK_DAYS * DAY;
  const [account, addresses, events, mails, named, team] = await Promise.all([
    accountById(userId),
    addressesOf(userId),
    eventsBetween(userId, { start: since, end: now + LOOK_AHEAD_DAYS * DAY }),
    correspondenceOf(userId, since),
    contactsOf(userId),
    teammatesOf(userId),
  ]);
  const own = [...new Set([...(account ? [account.email] : []), ...addresses.map((one) => one.address)])];
  const isOther = (address: string) => isPerson(address) && !own.includes(address);
  const names = new Map(named.map(({ address, name }) => [address, name || null]));
  const meetings = events.flatMap((event) => meetingOf(event, isOther) ?? []);
  const written = mails
    .filter(({ address }) => isOther(address))
    .map((mail) => ({ ...mail, name: names.get(mail.address) ?? null }));
  return {
    own,
    now,
    team: new Set(team.map(({ address }) => address)),
    within: (days) => {
      const met = acquaintances(meetings, written, { since: now - days * DAY, now });
      const known = new Set(met.map(({ address }) => address));
      const others = team.filter(({ address }) => !known.has(address));
      return [...met, ...others.map(({ address, name }) => unmet(address, name || null))];
    },
  };
}

/** An event in which the user takes part with others; null for all else. */
function meetingOf(event: MirroredEvent, isOther: (address: string) => boolean): Meeting | null {
  const { start, end, icalUid: uid, allDay, eventType, attendees, organizerSelf: byOwner } = event;
  const declined = attendees.some((one) => one.self && one.response === 'declined');
  if (allDay || declined || eventType !== 'default') return null;
  const others = attendees.flatMap(({ email, name, self, response }) => {
    const address = comparableAddress(email);
    if (self || response === 'declined' || address === null || !isOther(address)) return [];
    return [{ address, name }];
  });
  return others.length === 0 ? null : { uid, start, end, others, byOwner };
}
