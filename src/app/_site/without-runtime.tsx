import type { ReactNode } from 'react';
import { Footer } from '../_shell/footer';
import type { PageProps } from '../_shell/session';

/**
 * Tells our server (src/server/without-runtime.ts) that visitors need no client runtime for this page: nothing on it may be
 * a client component then. Whoever is signed in has a menu in the header, and with it the runtime.
 */
export function WithoutRuntime() {
  return <meta name="runtime" content="none" />;
}

/** Such a page without a header, with the footer of every page. Where `render` throws the runtime stays, which shows the error. */
export function withoutRuntime(render: (props: PageProps) => Promise<ReactNode>) {
  return async (props: PageProps) => (
    <>
      <WithoutRuntime />
      {await render(props)}
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
    </>
  );
}
