import type { ReactNode } from 'react';
import { Footer } from '../_shell/footer';
import { PageScript } from '../_site/page-script';
import { WithoutRuntime } from '../_site/without-runtime';

/** The frame of a booking page; within a page of somebody else's it has no footer and takes the room that it gets. */
export function BookingShell({ embed, children }: { embed: boolean; children: ReactNode }) {
  return (
    <>
      <WithoutRuntime />
      <main
        data-embed={embed ? '' : undefined}
        className={embed ? 'mx-auto max-w-[928px] p-4' : 'mx-auto w-full max-w-[928px] px-4 py-8 sm:py-14'}
      >
        {children}
      </main>
      {embed ? null : <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />}
      <PageScript src="/built/booking-page.js" />
    </>
  );
}
