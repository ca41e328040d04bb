import type { ReactNode } from 'react';
import { Footer } from '../_shell/footer';
import { currentSession } from '../_shell/session';
import { SiteHeader } from '../_shell/site-header';
import { WithSession } from '../_shell/with-session';

/** Public pages: header, content, footer. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  return (
    <WithSession session={session}>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader user={session?.user ?? null} />
        <div className="flex-1">{children}</div>
        <Footer className="mx-auto w-full max-w-[960px] px-4" />
      </div>
    </WithSession>
  );
}
