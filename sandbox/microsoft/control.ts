import type { ResponseStatus } from '../google/calendar/model';
import type { People } from '../people';
import { MICROSOFT_SCOPES } from './registration';
import type { MicrosoftStandIn } from './stand-in';
import type { LifecycleEvent, Subscription } from './subscriptions';

/** What a test can do to the stand-in of Microsoft. */
export interface MicrosoftControl {
  /** An access token of another client, without the way over the consent. */
  accessToken(email: string): string;
  /** Goes through the consent as somebody, nobody: declines. The query that the browser brings back. */
  allow(authorizationUrl: string, email: string | null, scopes?: readonly string[]): URLSearchParams;
  /** Refreshes that were answered so far. */
  readonly refreshes: () => number;
  /** Their access token ends now; it can be renewed. */
  expireToken(email: string): void;
  /** They take their leave back: no token is worth anything. */
  revoke(email: string): void;
  /** Every link of a delta so far answers 410. */
  forgetDeltas(email: string): void;
  /** Their account makes no meetings of Teams, as personal ones do not. */
  withoutTeams(email: string): void;
  subscriptions(email: string): readonly Subscription[];
  lifecycle(subscription: Subscription, event: LifecycleEvent): Promise<number>;
  /** A guest answers the invitation to the event of that UID. */
  respond(organizer: string, uid: string, guest: string, response: ResponseStatus): void;
  /** Resolves when every invitation so far has been handed over. */
  settled(): Promise<unknown>;
}

export function microsoftControl(standIn: MicrosoftStandIn, people: People): MicrosoftControl {
  const personAt = (email: string) => {
    const person = people.find(email);
    if (!person) throw new RangeError(`Nobody in the sandbox has the address ${email}`);
    return person;
  };
  const issue = (email: string, redirectUri: string, challenge: string | null, scopes: readonly string[]) =>
    standIn.grants.issueCode({ email: personAt(email).email, scopes, redirectUri, challenge });
  return {
    accessToken: (email) => standIn.minted.mint({ subject: personAt(email).subject, scopes: MICROSOFT_SCOPES }),
    allow(authorizationUrl, email, scopes = MICROSOFT_SCOPES) {
      const asked = new URL(authorizationUrl).searchParams;
      const back = new URLSearchParams({ state: asked.get('state') ?? '' });
      if (email === null) back.set('error', 'access_denied');
      else back.set('code', issue(email, asked.get('redirect_uri') ?? '', asked.get('code_challenge'), scopes));
      return back;
    },
    refreshes: () => standIn.grants.refreshed,
    expireToken: (email) => standIn.grants.expire(email),
    revoke(email) {
      standIn.grants.revoke(email);
      standIn.minted.revoke(personAt(email).subject);
    },
    forgetDeltas(email) {
      for (const calendar of standIn.store.listOf(personAt(email))) calendar.generation += 1;
    },
    withoutTeams: (email) => void standIn.withoutTeams.add(email),
    subscriptions: (email) => standIn.subscriptions.of(personAt(email)),
    lifecycle: (subscription, event) => standIn.subscriptions.lifecycle(subscription, event),
    respond(organizer, uid, guest, response) {
      const calendar = standIn.store.primaryOf(personAt(organizer));
      const event = [...calendar.events.values()].find((one) => one.event.iCalUID === uid)?.event;
      if (!event) throw new RangeError(`${organizer} has no event ${uid}`);
      standIn.guests.respond(calendar, event.id, guest, response);
    },
    settled: () => standIn.invitations.settled(),
  };
}
