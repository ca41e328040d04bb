import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { ROLES } from '@/modules/identity/schema';
import { RedeemForm } from '@/modules/invites/ui/redeem-form';
import { referralUrl } from '@/modules/referrals/policy';
import { knownCode } from '@/modules/referrals/queries/page';
import { CopyLink } from '@/modules/referrals/ui/copy-link';
import { EXACT } from '@/modules/waitlist/policy';
import { standingOf } from '@/modules/waitlist/queries';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { first, guarded } from '../../_shell/session';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('waitlist'))('title') });

/** Whoever waits is told since when and about where; everybody else has nothing to wait for. */
export default guarded(
  '/waitlist',
  async (user, { searchParams }) => {
    const standing = await standingOf(user.id);
    if (!standing) redirect('/');
    const code = first((await searchParams).code)?.slice(0, 64) ?? '';
    const [t, referrals, locale, own] = await Promise.all([
      messagesOf('waitlist'),
      messagesOf('referrals'),
      currentLocale(),
      knownCode(user.id),
    ]);
    const to = (href: string) => (words: ReactNode) => (
      <a href={href} className="text-accent underline underline-offset-3">
        {words}
      </a>
    );
    const link = own && referralUrl(runtime().settings.baseUrl, own);
    const joined = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(standing.joinedAt);
    return (
      <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-16 outline-none">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{t('onList')}</h1>
          <p className="mt-1 text-ink-2">
            {t.rich('mailComes', {
              email: user.email,
              address: (email) => <span className="wrap-anywhere text-ink">{email}</span>,
            })}
          </p>
        </div>
        <dl className="grid grid-cols-2 rounded-md border border-line bg-surface">
          <div className="px-4 py-3">
            <dt className="text-ink-2">{t('place')}</dt>
            <dd className="text-lg font-semibold">
              {standing.place > EXACT ? t('about', { place: standing.place }) : standing.place}
            </dd>
          </div>
          <div className="border-l border-line px-4 py-3">
            <dt className="text-ink-2">{t('joined')}</dt>
            <dd className="text-lg font-semibold">{joined}</dd>
          </div>
        </dl>
        <ClientMessages areas={['referrals']}>
          <CopyLink known={link} source="/api/waitlist" hint={referrals('moveUp')} />
        </ClientMessages>
        <ClientMessages areas={['redeem']}>
          <RedeemForm code={code} />
        </ClientMessages>
        <p className="text-ink-2">
          {t.rich('until', {
            guide: to('/help/how-to-use'),
            account: to('/settings/account'),
            support: to('/support'),
          })}
        </p>
      </main>
    );
  },
  ROLES,
);
