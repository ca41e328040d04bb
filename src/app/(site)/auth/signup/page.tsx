import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { returnPath } from '@/core/http/return-path';
import { FREE_TRIAL_DAYS } from '@/modules/billing/constants';
import { offeredPlans } from '@/modules/billing/queries/catalogue';
import { FREE_TRIAL_KEY } from '@/modules/signup/constants';
import { SignUpForm } from '@/modules/signup/ui/sign-up-form';
import { wantedOf } from '@/modules/signup/ui/wanted';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';
import { first, type PageProps } from '../../../_shell/session';
import { PageScript } from '../../../_site/page-script';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('signin'))('signUp') });

export default async function SignUpPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const code = first(query.code)?.slice(0, 64) ?? '';
  const session = await currentSession();
  if (session?.user.role === 'WAITLIST') redirect(`/waitlist${code ? `?code=${encodeURIComponent(code)}` : ''}`);
  const { supportEmail, sandbox, waitlist, baseUrl, billing } = runtime().settings;
  const target = first(query.returnUrl) ? returnPath(first(query.returnUrl), baseUrl) : null;
  // Whoever is signed in needs no account to go on with what they were about to do.
  if (session) redirect(target ?? '/');
  const chosen = billing ? await chosenWords(target) : null;
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-sm px-4 py-8 sm:py-16 outline-none">
      <WithoutRuntime />
      <PageScript src="/built/sign-up.js" />
      <SignUpForm
        t={await messagesOf('signin')}
        {...{ supportEmail, sandbox, waitlist, code, chosen }}
        returnUrl={target}
      />
    </main>
  );
}

/** What comes after signing up, of what was chosen on the page before; null: nothing was. */
async function chosenWords(target: string | null): Promise<string | null> {
  const [t, plans] = await Promise.all([messagesOf('plans'), offeredPlans()]);
  const { plan: wanted, code } = wantedOf(target);
  if (code) return t('chosenCode');
  if (wanted === FREE_TRIAL_KEY) return t('chosenTrial', { days: FREE_TRIAL_DAYS });
  const plan = plans.find(({ key }) => key === wanted?.split(':')[0]);
  return plan ? t('chosenPlan', { plan: plan.name }) : null;
}
