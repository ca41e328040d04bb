/** An access token that lives shorter than this is renewed before it is used, in milliseconds. */
export const TOKEN_MARGIN_MS = 60_000;

/** Where a connection to a provider of video meetings is shown and mended. */
export const INTEGRATIONS_PATH = '/settings/integrations';

export const CONNECT_COOKIE = 'sundial.video-connect';

/** Under which its way to the consent and back is. */
export const CONNECT_PATH = '/api/integrations/zoom';

/** The longest that a booking waits because the provider asks it to (429), in milliseconds; beyond it goes on without. */
export const PATIENCE_MS = 3_000;

/** How long the provider rests when it says that there were too many calls and not until when, in milliseconds. */
export const REST_MS = 60_000;

/** How long after its end the room of a meeting is still looked after, in minutes. */
export const TENDED_MIN = 24 * 60;

/** Where the way to Zoom's consent begins; it ends on the page of this path. */
export function connectZoom(returnTo: string): string {
  return `${CONNECT_PATH}/add?returnTo=${encodeURIComponent(returnTo)}`;
}
