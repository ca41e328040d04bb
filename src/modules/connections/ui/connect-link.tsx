import { Button } from '@/ui/button';
import { CALENDARS_PATH } from '../constants';

/** Where the way to Google's consent begins; it ends on the given path. */
export function connectGoogle(returnTo: string = CALENDARS_PATH): string {
  return `/api/integrations/google-calendar/add?returnTo=${encodeURIComponent(returnTo)}`;
}

export function ConnectGoogle({ main, returnTo }: { main?: boolean; returnTo?: string }) {
  return (
    <Button asChild look={main ? 'primary' : 'plain'}>
      <a href={connectGoogle(returnTo)}>{main ? 'Connect Google Calendar' : 'Connect a Google account'}</a>
    </Button>
  );
}
