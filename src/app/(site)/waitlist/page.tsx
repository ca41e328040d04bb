import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ROLES } from '@/modules/identity/schema';
import { RedeemForm } from '@/modules/invites/ui/redeem-form';
import { referralUrl } from '@/modules/referrals/policy';
import { knownCode } from '@/modules/referrals/queries/page';
import { CopyLink } from '@/modules/referrals/ui/copy-link';
import { EXACT } from '@/modules/waitlist/policy';
import { standingOf } from '@/modules/waitlist/queries';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../_shell/client-messages';
import { messagesOf } from '../../_shell/locale';
import { first, guarded } from '../../_shell/session';

export const metadata: Metadata = { title: 'Waitlist' };

/** Whoever waits is told since when and about where; everybody else has nothing to wait for. */
export default guarded(
  '/waitlist',
  async (user, { searchParams }) => {
    const standing = await standingOf(user.id);
    if (!standing) redirect('/');
    const code = first((await searchParams).code)?.slice(0, 64) ?? '';
    const [t, own] = await Promise.all([messagesOf('referrals'), knownCode(user.id)]);
    const link = own && referralUrl(runtime().settings.baseUrl, own);
    const joined = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(standing.joinedAt);
    return (
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-16 outline-none">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">You are on the list</h1>
          <p className="mt-1 text-ink-2">
            A mail goes to <span className="wrap-anywhere text-ink">{user.email}</span> when it is your turn.
          </p>
        </div>
        <dl className="grid grid-cols-2 rounded-md border border-line bg-surface">
          <div className="px-4 py-3">
            <dt className="text-ink-2">Place in line</dt>
            <dd className="text-lg font-semibold">
              {standing.place > EXACT ? `About ${standing.place}` : standing.place}
            </dd>
          </div>
          <div className="border-l border-line px-4 py-3">
            <dt className="text-ink-2">Joined</dt>
            <dd className="text-lg font-semibold">{joined}</dd>
          </div>
        </dl>
        <ClientMessages areas={['referrals']}>
          <CopyLink known={link} source="/api/waitlist" hint={t('moveUp')} />
        </ClientMessages>
        <RedeemForm code={code} />
        <p className="text-ink-2">
          Until then you can look at{' '}
          <a href="/help/how-to-use" className="text-accent underline underline-offset-3">
            how it is used
          </a>
          , change{' '}
          <a href="/settings/account" className="text-accent underline underline-offset-3">
            your account
          </a>{' '}
          or write to{' '}
          <a href="/support" className="text-accent underline underline-offset-3">
            support
          </a>
          .
        </p>
      </main>
    );
  },
  ROLES,
);
