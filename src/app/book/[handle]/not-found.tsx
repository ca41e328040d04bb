import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Footer } from '../../_shell/footer';
import { messagesOf } from '../../_shell/locale';
import { WithoutRuntime } from '../../_site/without-runtime';

/** No booking page has this address, with a way on. */
export default async function NoBookingPage() {
  const t = await messagesOf('booking');
  return (
    <>
      <WithoutRuntime />
      <MessageScreen
        title={t('unknown')}
        action={
          <Button asChild>
            <a href="/">{t('home')}</a>
          </Button>
        }
      >
        <p>{t('unknownText')}</p>
      </MessageScreen>
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
    </>
  );
}
