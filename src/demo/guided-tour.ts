import type { Visitor } from './visitor';

/** Through Google's pages (the stand-in's): chooses the account, typing it in when it is new, and allows what is asked for. */
export async function passGoogle(visitor: Visitor, start: URL | string, email: string): Promise<URL> {
  const chooser = await visitor.get(start);
  // The field for another address may hold the same one, as a hint.
  const choice = `type="hidden" name="email" value="${email}"`;
  const next = chooser.body.includes(choice)
    ? await visitor.submit(chooser, choice)
    : await visitor.submit(chooser, 'list="zones"', { email, name: email, zone: 'America/New_York' });
  const consent = next.body.includes('value="allow"');
  const back = consent ? await visitor.submit(next, 'value="allow"') : next;
  return back.url;
}

/** Connects the person's calendar as the button on the settings page does. Throws when it comes back without one. */
export async function connectCalendar(origin: string, visitor: Visitor, email: string): Promise<void> {
  const start = `${origin}/api/integrations/google-calendar/add?returnTo=/settings/calendars`;
  const back = await passGoogle(visitor, start, email);
  if (back.searchParams.get('connected') === null) throw new Error(`The calendar was not connected: ${back.search}`);
}

/** Signs in with Google as the button on the sign-in page does. Throws when it comes back without a session. */
export async function signIn(origin: string, visitor: Visitor, email: string): Promise<void> {
  const { csrfToken } = await visitor.json<{ csrfToken: string }>('GET', `${origin}/api/auth/csrf`);
  const { body } = await visitor.post(`${origin}/api/auth/signin/google`, [
    ['csrfToken', csrfToken],
    ['callbackUrl', `${origin}/dashboard`],
    ['json', 'true'],
  ]);
  const { url } = JSON.parse(body) as { url: string };
  await passGoogle(visitor, url, email);
  const session = await visitor.json<{ user?: { email: string } }>('GET', `${origin}/api/auth/session`);
  if (session.user?.email !== email) throw new Error('The sign-in ended without a session');
}

const WORKDAY = [['09:00', '17:00']];

/** Confirms zone and hours as they are suggested, or a common week where the calendar suggests none. */
export async function confirmBasics(origin: string, visitor: Visitor, zone: string): Promise<void> {
  const url = `${origin}/api/user/basics`;
  const { basics } = await visitor.json<{ basics: Record<string, unknown> }>('GET', url);
  const hours = { mon: WORKDAY, tue: WORKDAY, wed: WORKDAY, thu: WORKDAY, fri: WORKDAY };
  await visitor.json('PUT', url, { ...basics, zone, hours });
}
