import type { Metadata } from 'next';
import { pathText } from '@/core/http/path-text';
import { isSayable, plain } from '@/core/replies/plain';
import { offerOf, referrerOf } from '@/modules/referrals/queries/mine';
import { REFERRAL_CODE } from '@/modules/signup/constants';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { messagesOf } from '../../../_shell/locale';
import type { PageProps } from '../../../_shell/session';
import { WithoutRuntime } from '../../../_site/without-runtime';

async function found({ params }: PageProps) {
  const code = pathText((await params).code ?? '') ?? '';
  return REFERRAL_CODE.test(code) ? referrerOf(code) : null;
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const t = await messagesOf('referrals');
  const referrer = await found(props);
  return { title: referrer ? whoWords(t, referrer.name) : t('unknown'), robots: 'noindex' };
};

/** What the link of a recommendation opens. That it was followed is remembered by /referral.js, in the visitor's browser. */
export default async function ReferralPage(props: PageProps) {
  const t = await messagesOf('referrals');
  const referrer = await found(props);
  const offer = offerOf(runtime().settings);
  const action = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button asChild look="primary">
        <a href="/auth/signup">{t('signUp')}</a>
      </Button>
      <Button asChild>
        <a href="/how-it-works">{t('how')}</a>
      </Button>
    </div>
  );
  return (
    <>
      <WithoutRuntime />
      <MessageScreen title={referrer ? whoWords(t, referrer.name) : t('unknown')} action={action}>
        <p>{referrer ? t('what') : t('unknownText')}</p>
        {referrer && offer ? <p className="mt-3">{t('offer', { days: offer.days, plan: 'Basic' })}</p> : null}
      </MessageScreen>
    </>
  );
}

function whoWords(t: Awaited<ReturnType<typeof messagesOf<'referrals'>>>, name: string | null): string {
  return name && isSayable(name) ? t('by', { name: plain(name) }) : t('bySomebody');
}
