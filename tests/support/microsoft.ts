import { beginConnect, finishConnect } from '@/modules/connections/commands/connect';
import { startMirror } from '@/modules/connections/commands/refresh';
import { graphClient } from '../calendar/graph-client';
import type { CalendarWorld } from './calendar';
import { freshUser } from './fresh-user';

export interface MicrosoftOwner {
  readonly id: string;
  readonly email: string;
  readonly connectionId: string;
  /** Another client of the same person's calendar. */
  readonly graph: ReturnType<typeof graphClient>;
}

let members = 0;

/** Somebody of the sandbox with an account here. */
export async function member(world: CalendarWorld, name: string): Promise<{ id: string; email: string }> {
  const email = `${name}-${members++}@acme.test`;
  world.sandbox.control.addPerson({ email, name, zone: 'America/New_York' });
  return { id: (await freshUser(email)).id, email };
}

/** Goes through Microsoft's consent (again), and resolves to what the product makes of the return. */
export async function consentAtMicrosoft(
  { runtime, sandbox }: CalendarWorld,
  user: { readonly id: string; readonly email: string },
  allows: { readonly email?: string | null; readonly scopes?: readonly string[] } = {},
) {
  const begun = await beginConnect('microsoft-calendar', user, '/settings/calendars', runtime);
  if (!begun) throw new Error('Microsoft is not offered');
  const email = allows.email === undefined ? user.email : allows.email;
  const query = sandbox.control.microsoft.allow(begun.url.href, email, allows.scopes);
  return finishConnect('microsoft-calendar', user.id, query, begun.cookie, runtime);
}

/** A new user whose calendar at Microsoft is connected and read once. */
export async function microsoftOwner(world: CalendarWorld, name: string): Promise<MicrosoftOwner> {
  const user = await member(world, name);
  const connected = await consentAtMicrosoft(world, user);
  if (!connected.ok) throw new Error(`Not connected: ${connected.reason}`);
  await startMirror(connected.connectionId, world.runtime);
  const token = world.sandbox.control.microsoft.accessToken(user.email);
  const [calendar] = await graphClient(world.sandbox.graphApiBase, token, '')
    .call('GET', 'me/calendars')
    .then(({ value }) => value as { id: string }[]);
  const graph = graphClient(world.sandbox.graphApiBase, token, calendar?.id as string);
  return { ...user, connectionId: connected.connectionId, graph };
}
