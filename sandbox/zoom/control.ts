import type { People } from '../people';
import type { ZoomMeeting } from './meetings';
import { ZOOM_SCOPES } from './registration';
import { signed, type ZoomStandIn } from './stand-in';

/** What a test can do to the stand-in of Zoom. */
export interface ZoomControl {
  readonly meetings: () => readonly ZoomMeeting[];
  /** Refreshes that were answered so far. */
  readonly refreshes: () => number;
  /** Where it tells the product what happens. */
  setWebhook(url: string): void;
  /** The headers by which it would sign a body at this instant (epoch seconds). */
  sign(body: string, at: number): { readonly timestamp: string; readonly signature: string };
  /** Goes through the consent as somebody: the query that the browser brings back. */
  allow(authorizationUrl: string, email: string | null, scopes?: readonly string[]): URLSearchParams;
  /** Their access token ends now; it can be renewed. */
  expireToken(email: string): void;
  /** Their grant ends without a word to the product. */
  revoke(email: string): void;
  /** They remove the product at Zoom: the grant ends, and the product is told. Resolves to what it answered. */
  deauthorize(email: string, keepData?: boolean): Promise<number>;
  /** A host deletes a meeting at Zoom. */
  deleteMeeting(id: number): void;
}

export function zoomControl(standIn: ZoomStandIn, people: People): ZoomControl {
  const personAt = (email: string) => {
    const person = people.find(email);
    if (!person) throw new RangeError(`Nobody in the sandbox has the address ${email}`);
    return person;
  };
  return {
    meetings: () => standIn.meetings.all(),
    refreshes: () => standIn.grants.refreshed,
    setWebhook(url) {
      standIn.deps.app.webhookUrl = url;
    },
    sign: (body, at) => signed(body, standIn.deps.app.secretToken, at),
    allow(authorizationUrl, email, scopes = ZOOM_SCOPES) {
      const asked = new URL(authorizationUrl).searchParams;
      const back = new URLSearchParams({ state: asked.get('state') ?? '' });
      if (email === null) back.set('error', 'access_denied');
      else {
        const redirectUri = asked.get('redirect_uri') ?? '';
        const person = personAt(email);
        const challenge = asked.get('code_challenge');
        back.set('code', standIn.grants.issueCode({ email: person.email, scopes, redirectUri, challenge }));
      }
      return back;
    },
    expireToken: (email) => standIn.grants.expire(email),
    revoke: (email) => standIn.grants.revoke(email),
    deauthorize: (email, keepData) => standIn.deauthorize(personAt(email), keepData),
    deleteMeeting: (id) => standIn.meetings.remove(id),
  };
}
