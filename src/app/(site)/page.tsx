import { redirect } from 'next/navigation';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../_shell/current-session';
import { homePath } from '../_shell/home';
import { messagesOf } from '../_shell/locale';
import { organization, software } from '../_site/facts';
import { described } from '../_site/metadata';
import { PublicPage } from '../_site/public-page';
import { Landing } from './landing';

export const generateMetadata = described('home');

/** The landing page of visitors; whoever is signed in goes on from here. */
export default async function HomePage() {
  const session = await currentSession();
  if (session) redirect(await homePath(session.user));
  const { sandbox, assistant } = runtime().settings;
  return (
    <PublicPage facts={[organization(), software((await messagesOf('public'))('homeText'))]}>
      <Landing assistant={assistant.name} sandbox={sandbox} />
    </PublicPage>
  );
}
