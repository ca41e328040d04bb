import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ROLES } from '@/modules/identity/schema';
import { RedeemForm } from '@/modules/invites/ui/redeem-form';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded } from '../../../_shell/session';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('signin'))('code') });

/** Where an account that is there already redeems an invite: the operator's code among them. */
export default guarded(
  '/auth/code',
  async (user, { searchParams }) => {
    const t = await messagesOf('signin');
    const account = (email: ReactNode) => <span className="wrap-anywhere text-ink">{email}</span>;
    return (
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-16 outline-none">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{t('code')}</h1>
          <p className="mt-1 text-ink-2">{t.rich('codeWhat', { email: user.email, account })}</p>
        </div>
        <ClientMessages areas={['redeem']}>
          <RedeemForm code={first((await searchParams).code)?.slice(0, 64) ?? ''} />
        </ClientMessages>
      </main>
    );
  },
  ROLES,
);
