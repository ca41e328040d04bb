import type { SessionUser } from '@/modules/identity/schema';
import { accountFacts } from '@/modules/onboarding/queries';

/** Where "/" leads whoever is signed in: to what they wait for, to their first steps, or to their day. */
export async function homePath({ id, role }: SessionUser): Promise<'/waitlist' | '/onboarding/new' | '/dashboard'> {
  if (role === 'WAITLIST') return '/waitlist';
  const { onboardedAt } = await accountFacts(id);
  return onboardedAt === null ? '/onboarding/new' : '/dashboard';
}
