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

export const generateMetadata = titled('Support for your account', ROLES);

/** Support for whoever is signed in: what the operator will ask for is at hand, and the form knows who writes. */
export default guarded(
  '/help/support',
  async (user, { searchParams }) => {
    const { settings, clock } = runtime();
    const [account, health] = await Promise.all([accountSettings(user.id), connectionHealth(user.id)]);
    const sent = first((await searchParams).sent) === '1';
    return (
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pb-16 outline-none">
        <PageHead title={user.name ? `How can we help, ${user.name}?` : 'How can we help?'}>
          <p>
            {operatorWords().Who} answers here. Much is answered already:{' '}
            <a href="/support#questions" className="underline underline-offset-3">
              common questions
            </a>
            ,{' '}
            <a href="/help/how-to-use" className="underline underline-offset-3">
              how to use Sundial
            </a>
            .
          </p>
        </PageHead>
        <Band id="state" title="How things stand">
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {hasRole(user, MEMBERS) ? <ConnectionFact health={health} nowMs={await clock.now()} /> : null}
            <HumanHelpFact chosen={account?.humanHelp ?? 'off'} />
          </dl>
        </Band>
        <Band
          id="write"
          title="Write to us"
          lead="Say what you expected and what happened instead. If it is about one thread, add the subject of the mail. Never send a password."
        >
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
