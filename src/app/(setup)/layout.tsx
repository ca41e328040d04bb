import type { ReactNode } from 'react';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { BrandLink } from '@/ui/logo';
import { SkipLink } from '@/ui/skip-link';
import { currentSession } from '../_shell/current-session';
import { DeletionBanner } from '../_shell/deletion-banner';
import { Footer } from '../_shell/footer';
import { messagesOf } from '../_shell/locale';
import { WithSession } from '../_shell/with-session';
import { ThirdPartyScripts } from '../_site/third-party-scripts';

/** Pages on which one thing is done and nothing else. Only the frame: every page guards itself. */
export default async function SetupLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children;
  const t = await messagesOf('site');
  const { name, email, image } = session.user;
  return (
    <WithSession session={session}>
      <DeletionBanner userId={session.user.id} />
      <header className="mx-auto flex w-full max-w-[1100px] items-center justify-between px-4 py-4">
        <SkipLink>{t('skip')}</SkipLink>
        <BrandLink />
        <UserMenu user={{ name, email, image }} logOutOnly />
      </header>
      {children}
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[1068px]" />
      <ThirdPartyScripts />
    </WithSession>
  );
}
