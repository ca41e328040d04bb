const API = 'https://www.googleapis.com/auth/';

/** Scopes about who somebody is; they are granted together and cannot be unticked. */
export const IDENTITY_SCOPES = ['openid', 'email', 'profile'];

/** Google's words for the calendar scopes. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [`${API}calendar`]: 'See, edit, share, and permanently delete all the calendars you can access',
  [`${API}calendar.readonly`]: 'See and download any calendar you can access',
  [`${API}calendar.events`]: 'View and edit events on all your calendars',
  [`${API}calendar.events.owned`]: 'See, create, change, and delete events on calendars you own',
  [`${API}calendar.events.readonly`]: 'View events on all your calendars',
  [`${API}calendar.events.freebusy`]: 'See the availability on calendars you have access to',
  [`${API}calendar.freebusy`]: 'View your availability in your calendars',
  [`${API}calendar.calendarlist`]: 'See, add, and remove calendars you’re subscribed to',
  [`${API}calendar.calendarlist.readonly`]: 'See the list of calendars you’re subscribed to',
  [`${API}calendar.settings.readonly`]: 'View your Calendar settings',
};

export const CALENDAR_SCOPES = Object.keys(DESCRIPTIONS);

export function describeScope(scope: string): string {
  return DESCRIPTIONS[scope] ?? scope;
}

/** Google answers with the long names of the identity scopes, whatever was asked for. */
export function asGoogleNames(scope: string): string {
  const long: Record<string, string> = { email: `${API}userinfo.email`, profile: `${API}userinfo.profile` };
  return scope
    .split(' ')
    .map((name) => long[name] ?? name)
    .join(' ');
}

/** The short names of what a request asked for; Google takes either. */
export function asShortNames(scope: string): string {
  const short: Record<string, string> = { [`${API}userinfo.email`]: 'email', [`${API}userinfo.profile`]: 'profile' };
  return [...new Set(scope.split(' ').map((name) => short[name] ?? name))].join(' ');
}
