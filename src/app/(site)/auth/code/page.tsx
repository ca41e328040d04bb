import type { Metadata } from 'next';
import { ROLES } from '@/modules/identity/schema';
import { RedeemForm } from '@/modules/invites/ui/redeem-form';
import { first, guarded } from '../../../_shell/session';

export const metadata: Metadata = { title: 'Use a code' };

/** Where an account that is there already redeems an invite: the operator's code among them. */
export default guarded(
  '/auth/code',
  async (user, { searchParams }) => (
    <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-16 outline-none">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Use a code</h1>
        <p className="mt-1 text-ink-2">
          An invite, or the code that the start of this installation has printed. It is used for{' '}
          <span className="wrap-anywhere text-ink">{user.email}</span>.
        </p>
      </div>
      <RedeemForm code={first((await searchParams).code)?.slice(0, 64) ?? ''} />
    </main>
  ),
  ROLES,
);
