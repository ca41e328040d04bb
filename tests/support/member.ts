import { randomBytes } from 'node:crypto';
import { Visitor } from '@/demo/visitor';
import { createAccount, openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';

/** A signed-in person of the sandbox, without a window. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly visitor: Visitor;
}

/** An account with a session; `calendar` also connects the person's Google Calendar and confirms zone and hours. */
export async function join(
  product: { readonly origin: string },
  email: string,
  name: string,
  options: { calendar: boolean; zone?: string },
): Promise<Member> {
  const account = await createAccount({ email, name, emailVerified: new Date(), image: null });
  const token = randomBytes(32).toString('hex');
  await openSession({ tokenHash: sessionHash(token), userId: account.id, expires: new Date(Date.now() + 86_400_000) });
  const visitor = new Visitor();
  visitor.setCookie(product.origin, 'next-auth.session-token', token);
  if (options.calendar) {
    await connectCalendar(product.origin, visitor, email);
    const zone = options.zone ?? 'America/New_York';
    const basics = await visitor.json<Record<string, unknown>>('GET', `${product.origin}/api/user/basics`);
    await visitor.json('PUT', `${product.origin}/api/user/basics`, { ...workingWeek(basics), zone });
  }
  return { id: account.id, email, visitor };
}

/** Through the provider's own pages: choose the account (or type a new one), allow what is asked for. */
export async function connectCalendar(origin: string, visitor: Visitor, email: string): Promise<void> {
  const chooser = await visitor.get(`${origin}/api/integrations/google-calendar/add?returnTo=/settings/calendars`);
  const known = chooser.body.includes(`value="${email}"`);
  const consent = known
    ? await visitor.submit(chooser, `value="${email}"`)
    : await visitor.submit(chooser, 'list="zones"', { email, name: email, zone: 'America/New_York' });
  const back = await visitor.submit(consent, 'value="allow"');
  if (back.url.searchParams.get('connected') === null) throw new Error(`Not connected: ${back.url.search}`);
}

function workingWeek(suggested: Record<string, unknown>): Record<string, unknown> {
  const day = [['09:00', '17:00']];
  return { ...suggested, hours: { mon: day, tue: day, wed: day, thu: day, fri: day } };
}
