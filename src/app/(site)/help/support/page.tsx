import type { ReactNode } from 'react';
import { limitsOf } from '@/core/http/form-limits';
import { accountSettings } from '@/modules/account/queries';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS, ROLES } from '@/modules/identity/schema';
import { supportRequest } from '@/modules/support/schema';
import { SupportForm } from '@/modules/support/ui/support-form';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';
import { operatorWords } from '../../../_site/operator';
import { PageScript } from '../../../_site/page-script';
import { Band, PageHead } from '../../../_site/parts';
import { ConnectionFact, HumanHelpFact } from './facts';

const LIMITS = limitsOf(supportRequest);

export const generateMetadata = titled(async () => (await messagesOf('support-pages'))('ownTitle'), ROLES);

/** Support for whoever is signed in: what the operator will ask for is at hand, and the form knows who writes. */
export default guarded(
  '/help/support',
  async (user, { searchParams }) => {
    const { settings, clock } = runtime();
    const [account, health] = await Promise.all([accountSettings(user.id), connectionHealth(user.id)]);
    const [t, site] = await Promise.all([messagesOf('support-pages'), messagesOf('site')]);
    const to = (href: string) => (words: ReactNode) => (
      <a href={href} className="underline underline-offset-3">
        {words}
      </a>
    );
    const sent = first((await searchParams).sent) === '1';
    return (
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pb-16 outline-none">
        <PageHead title={user.name ? t('titleTo', { name: user.name }) : t('title')}>
          <p>
            {t.rich('lead', {
              Who: operatorWords(site).Who,
              questions: to('/support#questions'),
              guide: to('/help/how-to-use'),
            })}
          </p>
        </PageHead>
        <Band id="state" title={t('state')}>
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {hasRole(user, MEMBERS) ? <ConnectionFact t={t} health={health} nowMs={await clock.now()} /> : null}
            <HumanHelpFact t={t} chosen={account?.humanHelp ?? 'off'} />
          </dl>
        </Band>
        <Band id="write" title={t('write')} lead={t('writeLead')}>
          <SupportForm
            email={user.email}
            supportEmail={settings.supportEmail}
            sent={sent}
            limits={LIMITS}
            t={await messagesOf('support')}
          />
          <PageScript src="/built/support-form.js" />
        </Band>
      </main>
    );
  },
  ROLES,
);
