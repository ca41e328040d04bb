import type { ReactNode } from 'react';
import { currentSession } from '../_shell/current-session';
import { DeletionBanner } from '../_shell/deletion-banner';
import { Footer } from '../_shell/footer';
import { SiteHeader } from '../_shell/site-header';
import { WithSession } from '../_shell/with-session';
import { PageScript } from '../_site/page-script';
import { ThirdPartyScripts } from '../_site/third-party-scripts';

/** Public pages: header, content, footer. The machinery of a session comes only where there is one. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  const page = (
    <div className="flex min-h-dvh flex-col">
      {session ? <DeletionBanner userId={session.user.id} plain /> : null}
      <SiteHeader user={session?.user ?? null} />
      <div className="flex-1">{children}</div>
      <Footer visitor={session === null} className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
      {session ? null : <PageScript src="/built/visitor.js" />}
      <ThirdPartyScripts />
    </div>
  );
  return session ? <WithSession session={session}>{page}</WithSession> : page;
}
