import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { comparableAddress } from '@/core/mail/address';
import { browserCookie, browserMark, isCutLink } from '@/modules/identity/policy';
import { FollowLink } from '@/modules/identity/ui/follow-link';
import { signInErrorText } from '@/modules/identity/ui/sign-in-errors';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { messagesOf } from '../../_shell/locale';
import { first } from '../../_shell/session';
import { PageScript } from '../../_site/page-script';
import { withoutRuntime } from '../../_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await messagesOf('signin'))('title'),
  referrer: 'same-origin',
  robots: 'noindex',
});

/** Where a mailed sign-in link leads. Looking uses nothing up, since mail is scanned; the button's POST signs in. */
export default withoutRuntime(async ({ searchParams }) => {
  const { baseUrl, supportEmail } = runtime().settings;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) query.set(name, first(value) ?? '');
  const address = comparableAddress(query.get('email') ?? '');
  const t = await messagesOf('signin');
  if (isCutLink(query) || address === null) {
    const action = (
      <Button asChild look="primary">
        <a href="/auth/signin">{t('back')}</a>
      </Button>
    );
    return (
      <MessageScreen title={t('notSignedIn')} action={action}>
        <p role="alert">{signInErrorText(t, 'Verification', supportEmail)}</p>
      </MessageScreen>
    );
  }
  const browser = (await cookies()).get(browserCookie(baseUrl))?.value;
  const asked = browser !== undefined && browserMark(browser) === query.get('from');
  return (
    <>
      <FollowLink t={t} address={address} query={query.toString()} elsewhere={!asked} />
      <PageScript src="/built/follow-link.js" />
    </>
  );
});
