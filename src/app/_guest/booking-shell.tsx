import type { ReactNode } from 'react';
import type { Locale } from '@/messages/languages';
import { PageScript } from '../_site/page-script';
import { WithoutRuntime } from '../_site/without-runtime';
import { GuestFrame } from './guest-frame';

interface BookingShellProps {
  readonly embed: boolean;
  readonly locale: Locale;
  /** Of the page, with what its address tells. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of a booking page; within a page of somebody else's it has no footer and takes the room that it gets. */
export function BookingShell({ embed, locale, path, children }: BookingShellProps) {
  const main = (
    <main
      data-embed={embed ? '' : undefined}
      lang={locale}
      className={embed ? 'mx-auto max-w-[928px] p-4' : 'mx-auto w-full max-w-[928px] px-4 py-8 sm:py-14'}
    >
      {children}
    </main>
  );
  return (
    <>
      <WithoutRuntime />
      {embed ? (
        main
      ) : (
        <GuestFrame locale={locale} path={path} className="mx-auto w-[calc(100%-2rem)] max-w-[928px]">
          {main}
        </GuestFrame>
      )}
      <PageScript src="/built/booking-page.js" />
    </>
  );
}
