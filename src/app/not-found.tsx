import type { Metadata } from 'next';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Footer } from './_shell/footer';
import { messagesOf } from './_shell/locale';
import { WithoutRuntime } from './_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('site'))('notFound') });

const WAYS = [
  ['/help/how-to-use', 'howToUse'],
  ['/support', 'support'],
] as const;

/** An address that leads nowhere, with ways on. */
export default async function NotFound() {
  const t = await messagesOf('site');
  return (
    <>
      <WithoutRuntime />
      <MessageScreen
        title={t('notFoundTitle')}
        action={
          <>
            <Button asChild look="primary">
              <a href="/">{t('home')}</a>
            </Button>
            <p className="flex gap-4 text-ink-2">
              {WAYS.map(([href, key]) => (
                <a key={href} href={href} className="underline underline-offset-3 hover:text-ink">
                  {t(key)}
                </a>
              ))}
            </p>
          </>
        }
      >
        <p>{t('notFoundText')}</p>
      </MessageScreen>
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
    </>
  );
}
