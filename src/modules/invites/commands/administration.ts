import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { INVITE_DAYS } from '../constants';
import { inviteState } from '../policy';
import { shownCode } from '../schema';
import { mintInvite } from './mint';

interface Installation {
  readonly adminEmail: string | null;
  readonly baseUrl: string;
}

/** How the operator comes to administer an installation that is no sandbox, at this moment. Null when somebody does. */
export async function administrationHint({ adminEmail, baseUrl }: Installation, nowMs: number): Promise<string | null> {
  const [administrator] = await database().select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).limit(1);
  if (administrator) return null;
  const nobody = 'Nobody administers this installation yet';
  if (adminEmail !== null) return `${nobody}: whoever signs in with ${adminEmail} will (ADMIN_EMAIL).`;
  const code = shownCode(await administrationCode(nowMs));
  return `${nobody}. Sign in, then enter ${code} at ${baseUrl}/auth/code; it works once, for ${INVITE_DAYS} days.`;
}

/** An invite to administer, the same one as long as it is good. For the operator's eyes alone. */
async function administrationCode(nowMs: number): Promise<string> {
  const unbound = and(eq(invites.role, 'ADMIN'), isNull(invites.email), isNull(invites.createdBy));
  const open = (await database().select().from(invites).where(unbound)).find(
    (one) => inviteState(one, nowMs) === 'active',
  );
  if (open) return open.code;
  return mintInvite({ uses: 1, email: null, role: 'ADMIN', createdBy: null }, nowMs);
}
