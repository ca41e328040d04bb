import { Button } from '@/ui/button';

/** Where the way to Google's consent begins, and that it ends on the settings of calendars. */
export const CONNECT_GOOGLE = '/api/integrations/google-calendar/add?returnTo=%2Fsettings%2Fcalendars';

export function ConnectGoogle({ main }: { main?: boolean }) {
  return (
    <Button asChild look={main ? 'primary' : 'plain'}>
      <a href={CONNECT_GOOGLE}>{main ? 'Connect Google Calendar' : 'Connect another account'}</a>
    </Button>
  );
}
