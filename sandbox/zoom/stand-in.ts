import { createHmac } from 'node:crypto';
import type { SandboxClock } from '../clock';
import type { Person } from '../people';
import { RotatingGrants } from '../rotating-grants';
import { ZoomMeetings } from './meetings';
import type { ZoomApp } from './registration';

export interface SavedZoom {
  readonly grants: Parameters<RotatingGrants['restore']>[0];
  readonly meetings: Parameters<ZoomMeetings['restore']>[0];
}

/** How long the product may take to answer, in milliseconds: Zoom's own limit. */
const ANSWER_MS = 3_000;

/** The stand-in of Zoom: people's meetings, what they allow the product, and what it is told of that. */
export class ZoomStandIn {
  readonly grants: RotatingGrants;
  readonly meetings: ZoomMeetings;
  /** Origin and path by which browsers reach it. */
  readonly pages = { url: '' };

  constructor(readonly deps: { readonly clock: SandboxClock; readonly app: ZoomApp; readonly changed: () => void }) {
    this.grants = new RotatingGrants(deps.changed);
    this.meetings = new ZoomMeetings(deps.changed);
  }

  /** Somebody removes the product at Zoom's marketplace: the grant ends, and the product is told. Resolves to the answer's status. */
  async deauthorize(person: Person, keepData = true): Promise<number> {
    this.grants.revoke(person.email);
    return this.tell({
      event: 'app_deauthorized',
      payload: {
        account_id: accountIdOf(person),
        user_id: userIdOf(person),
        signature: '',
        deauthorization_time: new Date().toISOString(),
        client_id: this.deps.app.clientId,
        user_data_retention: String(keepData),
      },
      event_ts: Date.now(),
    });
  }

  /** Sends something signed to the product, 0 when nobody answered. `at`: epoch seconds that it claims to be sent at. */
  async tell(news: object, at = Math.floor(Date.now() / 1000)): Promise<number> {
    const { webhookUrl, secretToken } = this.deps.app;
    if (webhookUrl === null) return 0;
    const body = JSON.stringify(news);
    const { signature } = signed(body, secretToken, at);
    try {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-zm-request-timestamp': String(at),
          'x-zm-signature': signature,
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return answer.status;
    } catch {
      return 0;
    }
  }

  toJSON(): SavedZoom {
    return { grants: this.grants.toJSON(), meetings: this.meetings.toJSON() };
  }

  restore({ grants, meetings }: SavedZoom): void {
    this.grants.restore(grants);
    this.meetings.restore(meetings);
  }
}

/** The headers' values for a body that is sent at this instant (epoch seconds). */
export function signed(body: string, secretToken: string, at: number) {
  const hash = createHmac('sha256', secretToken).update(`v0:${at}:${body}`).digest('hex');
  return { timestamp: String(at), signature: `v0=${hash}` };
}

export function userIdOf({ subject }: Person): string {
  return `zm${subject}`;
}

/** People of one domain are of one account. */
export function accountIdOf({ email }: Person): string {
  return `acc-${email.slice(email.indexOf('@') + 1)}`;
}
