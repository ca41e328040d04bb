import type { Metadata } from 'next';
import { pathText } from '@/core/http/path-text';
import { parseUnsubscribeToken } from '@/core/mail/unsubscribe-token';
import { translator } from '@/messages/translate';
import { signingKey } from '@/modules/mailbox/policy';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { GuestFrame } from '../../_guest/guest-frame';
import { guestLanguage } from '../../_guest/guest-language';
import { first, type PageProps } from '../../_shell/session';
import { WithoutRuntime } from '../../_site/without-runtime';

export async function generateMetadata(): Promise<Metadata> {
  const title = translator(await guestLanguage(null), 'guest')('stopTitle');
  return { title, referrer: 'same-origin', robots: 'noindex' };
}

/** What the link of an invitation opens. Looking never acts; the answer is a POST. */
export default async function Unsubscribe({ params, searchParams }: PageProps) {
  const { token = '' } = await params;
  const locale = await guestLanguage(null);
  const done = first((await searchParams).done) === '1';
  return (
    <GuestFrame
      locale={locale}
      path={`/unsubscribe/${token}${done ? '?done=1' : ''}`}
      className="mx-auto w-[calc(100%-2rem)] max-w-[440px]"
    >
      <WithoutRuntime />
      <View token={pathText(token) ?? ''} done={done} locale={locale} />
    </GuestFrame>
  );
}

function View({ token, done, locale }: { token: string; done: boolean; locale: Parameters<typeof translator>[0] }) {
  const t = translator(locale, 'guest');
  const address = parseUnsubscribeToken(token, [signingKey(runtime().settings)]);
  if (address === null) {
    return (
      <MessageScreen title={t('invalid')}>
        <p>{t('stopCutOff')}</p>
      </MessageScreen>
    );
  }
  if (done) {
    return (
      <MessageScreen title={t('stopped')}>
        <p className="wrap-anywhere">{t('stoppedText', { address })}</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title={t('stop')}
      action={
        <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`}>
          <Button type="submit" look="primary" name="page" value="1">
            {t('stopNow')}
          </Button>
        </form>
      }
    >
      <p className="wrap-anywhere">{t('stopText', { address })}</p>
    </MessageScreen>
  );
}
