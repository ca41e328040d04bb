import type { VideoAccess } from '@/ports/video';
import { zoomNews } from './news';
import { zoomOAuth } from './oauth';
import { zoomRooms } from './rooms';

const ZOOM = { oauthBase: 'https://zoom.us', apiBase: 'https://api.zoom.us/v2' };

export interface ZoomRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs the webhooks. */
  readonly secretToken: string;
  /** Origin of the OAuth endpoints; absent: Zoom's. */
  readonly oauthBase?: string | undefined;
  /** Root of the API; absent: Zoom's. */
  readonly apiBase?: string | undefined;
  /** Milliseconds of real time that one call of the API may take. */
  readonly timeoutMs?: number;
}

/** Zoom, by the operator's registration there. */
export function zoomAccess({ apiBase, oauthBase, timeoutMs, ...app }: ZoomRegistration): VideoAccess {
  return {
    oauth: zoomOAuth({ ...app, oauthBase: oauthBase ?? ZOOM.oauthBase }),
    rooms: zoomRooms({ base: apiBase ?? ZOOM.apiBase, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    readNews: zoomNews(app),
  };
}
