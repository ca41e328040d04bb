import type { SandboxClock } from '../clock';
import type { Contract, Violation } from '../contract';
import { MintedTokens } from '../google/access-tokens';
import { Guests } from '../google/calendar/guests';
import { Invitations } from '../google/calendar/invitations';
import { takeOverReply } from '../google/calendar/replies';
import { CalendarStore, type SavedCalendar } from '../google/calendar/store';
import type { PostOffice } from '../mail/post-office';
import type { People } from '../people';
import { RotatingGrants } from '../rotating-grants';
import type { MicrosoftApp } from './registration';
import { type Subscription, Subscriptions } from './subscriptions';

export interface SavedMicrosoft {
  readonly grants: Parameters<RotatingGrants['restore']>[0];
  readonly calendars: readonly SavedCalendar[];
  readonly subscriptions: readonly Subscription[];
}

const SERVICE = { calendar: 'Outlook', rooms: 'Microsoft Teams', host: 'outlook.com' };

interface Deps {
  readonly clock: SandboxClock;
  readonly people: People;
  readonly office: PostOffice;
  readonly app: MicrosoftApp;
  readonly contract: () => Contract;
  readonly violations: Violation[];
  readonly changed: () => void;
}

/**
 * The stand-in of Microsoft 365: calendars of their own, kept as those of the stand-in of Google are and shown as Graph
 * shows them, and what people allow the product there.
 */
export class MicrosoftStandIn {
  readonly clock: SandboxClock;
  readonly store: CalendarStore;
  readonly guests: Guests;
  readonly invitations: Invitations;
  readonly grants: RotatingGrants;
  readonly subscriptions: Subscriptions;
  /** Tokens of other clients, handed to tests without the way over the consent. */
  readonly minted = new MintedTokens();
  /** Addresses of accounts in which no meeting of Teams can be made. */
  readonly withoutTeams = new Set<string>();

  constructor(readonly deps: Deps) {
    const { clock, people, office, changed } = deps;
    this.clock = clock;
    this.store = new CalendarStore(clock, people);
    this.guests = new Guests(this.store);
    this.invitations = new Invitations(office, people, clock, SERVICE);
    this.grants = new RotatingGrants(changed);
    this.store.onChange(changed);
    this.subscriptions = new Subscriptions({ ...deps, store: this.store });
    office.onDelivered((address, mail) => {
      takeOverReply(this.store, this.guests, address, mail).catch((error) =>
        console.error('sandbox: a reply could not be read', error),
      );
    });
  }

  hasTeams(email: string): boolean {
    return !this.withoutTeams.has(email);
  }

  stop(): void {
    this.subscriptions.stop();
  }

  toJSON(): SavedMicrosoft {
    return {
      grants: this.grants.toJSON(),
      calendars: this.store.toJSON(),
      subscriptions: this.subscriptions.toJSON(),
    };
  }

  restore({ grants, calendars, subscriptions }: SavedMicrosoft): void {
    this.grants.restore(grants);
    this.store.restore(calendars);
    this.subscriptions.restore(subscriptions);
  }
}
