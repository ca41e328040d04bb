import { beginVideo, finishVideo } from '@/modules/video/commands/connect';
import type { CalendarWorld } from './calendar';

/** Connects somebody's Zoom account by the real consent; resolves to the account's id. */
export async function connectedZoom(
  { sandbox, runtime }: Pick<CalendarWorld, 'sandbox' | 'runtime'>,
  user: { readonly id: string; readonly email: string },
): Promise<string> {
  const { url, cookie } = await beginVideo(user.id, '/settings/integrations', runtime);
  const query = sandbox.control.zoom.allow(url.href, user.email);
  const connected = await finishVideo(user.id, query, cookie, runtime);
  if (!connected.ok) throw new Error(`Not connected: ${connected.reason}`);
  return connected.accountId;
}
