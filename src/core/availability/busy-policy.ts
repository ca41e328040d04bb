import type { FreeBusyType } from './free-busy';

/** What decides whether an event blocks its owner's time. Plain facts, as every provider has them. */
export interface EventFacts {
  /** RFC 5545 STATUS. */
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  /** RFC 5545 TRANSP:TRANSPARENT, "show as free". */
  readonly transparent: boolean;
  /** Kind of event, in Google Calendar's words (`eventType`); `default` where a provider has none. */
  readonly type: 'default' | 'outOfOffice' | 'focusTime' | 'workingLocation' | 'birthday' | 'fromGmail';
  /** The calendar owner's own answer (PARTSTAT); null when the owner is not listed as an attendee. */
  readonly response: 'needsAction' | 'declined' | 'tentative' | 'accepted' | null;
}

/** What the owner may decide; the rest of the table is fixed. */
export interface BusyPolicy {
  /** Invitations that were not answered yet. */
  readonly needsAction: FreeBusyType | 'FREE';
  /** Events marked tentative, and those answered with "maybe". */
  readonly tentative: FreeBusyType | 'FREE';
}

/** Unanswered and tentative events block: a false busy is safer than a double booking. */
export const DEFAULT_BUSY_POLICY: BusyPolicy = { needsAction: 'BUSY-TENTATIVE', tentative: 'BUSY-TENTATIVE' };

type Row = readonly [when: (event: EventFacts) => boolean, then: FreeBusyType | 'FREE' | keyof BusyPolicy];

/**
 * The whole policy. The first row that fits decides. Public holidays have no row, because only the document says whether
 * they are kept free (core/preferences): a subscribed calendar such as "Holidays in Norway" counts if its own busy switch is
 * on (it is off at first, as for every calendar that the owner cannot write to), and then its events go through this table
 * like any other.
 */
const TABLE: readonly Row[] = [
  [(event) => event.status === 'cancelled', 'FREE'],
  [(event) => event.response === 'declined', 'FREE'],
  [(event) => event.type === 'birthday', 'FREE'],
  [(event) => event.type === 'workingLocation', 'FREE'],
  [(event) => event.transparent, 'FREE'],
  [(event) => event.type === 'outOfOffice', 'BUSY-UNAVAILABLE'],
  [(event) => event.type === 'focusTime', 'BUSY'],
  [(event) => event.response === 'needsAction', 'needsAction'],
  [(event) => event.response === 'tentative', 'tentative'],
  [(event) => event.status === 'tentative', 'tentative'],
  [() => true, 'BUSY'],
];

/** How an event blocks its owner's time, or FREE when it does not. */
export function busyTypeOf(event: EventFacts, policy: BusyPolicy = DEFAULT_BUSY_POLICY): FreeBusyType | 'FREE' {
  const [, then] = TABLE.find(([when]) => when(event)) as Row;
  return then === 'needsAction' || then === 'tentative' ? policy[then] : then;
}
