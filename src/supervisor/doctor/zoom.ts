import type { ServerEnvironment } from '@/config/environment';
import { bad, type Finding, note, ok } from './finding';

/** What the first `.env` has where nobody has registered at Zoom. */
const UNREGISTERED = 'sandbox';

/** Whether Zoom is offered to people, and what its registration has to name. */
export function zoomFindings({
  SANDBOX,
  BASE_URL,
  ZOOM_CLIENT_ID: clientId,
}: Pick<ServerEnvironment, 'SANDBOX' | 'BASE_URL' | 'ZOOM_CLIENT_ID'>): Finding[] {
  const base = SANDBOX ? 'https://YOUR-HOST' : BASE_URL.replace(/\/$/, '');
  const enter = [
    'At the Zoom Marketplace, a General App that users manage; enter there',
    `  redirect URL:        ${base}/api/integrations/zoom/callback`,
    `  event notification:  ${base}/api/webhooks/zoom  (Users have deauthorized the app)`,
    '  scopes:              user:read:user, meeting:read:meeting, meeting:read:list_meetings,',
    '                       meeting:write:meeting, meeting:update:meeting, meeting:delete:meeting',
  ].join('\n');
  if (clientId === 'off') return [note('Zoom is off: it is offered to nobody', enter)];
  if (SANDBOX) return [note('Zoom: meetings are made in the sandbox', enter)];
  if (clientId === UNREGISTERED) {
    return [bad('ZOOM_CLIENT_ID is the sandbox’s', `Set it to off, or to that of your registration.\n${enter}`)];
  }
  return [ok('Zoom is offered, by the registration of ZOOM_CLIENT_ID'), note('What that registration names', enter)];
}
