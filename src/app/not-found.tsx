import type { Metadata } from 'next';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Footer } from './_shell/footer';
import { WithoutRuntime } from './_site/without-runtime';

export const metadata: Metadata = { title: 'Not found' };

const WAYS = [
  ['/help/how-to-use', 'How to use Sundial'],
  ['/support', 'Support'],
] as const;

/** An address that leads nowhere, with ways on. */
export default function NotFound() {
  return (
    <>
      <WithoutRuntime />
      <MessageScreen
        title="There is nothing here"
        action={
          <>
            <Button asChild look="primary">
              <a href="/">Return home</a>
            </Button>
            <p className="flex gap-4 text-ink-2">
              {WAYS.map(([href, words]) => (
                <a key={href} href={href} className="underline underline-offset-3 hover:text-ink">
                  {words}
                </a>
              ))}
            </p>
          </>
        }
      >
        <p>The address may be mistyped, or the page may have moved.</p>
      </MessageScreen>
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
    </>
  );
}
