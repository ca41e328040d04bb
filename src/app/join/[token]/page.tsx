import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pathText } from '@/core/http/path-text';
import { type JoinPage, joinPage } from '@/modules/teams/queries/join-page';
import { JoinView } from '@/modules/teams/ui/join-view';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { ClientMessages } from '../../_shell/client-messages';
import { Footer } from '../../_shell/footer';
import { messagesOf } from '../../_shell/locale';
import { currentSession, type PageProps } from '../../_shell/session';
import { WithSession } from '../../_shell/with-session';
import { PageScript } from '../../_site/page-script';
import { WithoutRuntime } from '../../_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await messagesOf('team'))('joinTitle'),
  referrer: 'same-origin',
  robots: 'noindex',
});

/** What the link of an invite to a team opens. Looking never acts. */
export default async function JoinTeamPage({ params }: PageProps) {
  const token = pathText((await params).token ?? '') ?? '';
  const session = await currentSession();
  const page = await joinPage(token, session?.user.id ?? null, await runtime().clock.now());
  const content =
    'invite' in page ? (
      <JoinView page={page} token={token} email={session?.user.email ?? null} t={await messagesOf('team')} />
    ) : (
      <Over page={page} />
    );
  const foot = <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />;
  if (session) return <Signed session={session}>{[content, foot]}</Signed>;
  return (
    <>
      <WithoutRuntime />
      {content}
      <PageScript src="/built/join-team.js" />
      {foot}
    </>
  );
}

async function Signed({
  session,
  children,
}: {
  session: Parameters<typeof WithSession>[0]['session'];
  children: ReactNode[];
}) {
  const [content, foot] = children;
  return (
    <WithSession session={session}>
      <ClientMessages areas={['team']}>{content}</ClientMessages>
      {foot}
    </WithSession>
  );
}

async function Over({ page }: { page: Exclude<JoinPage, { invite: unknown }> }) {
  const t = await messagesOf('team');
  if (page.kind === 'member') {
    const action = (
      <Button asChild look="primary">
        <a href="/settings/team">{t('toTeam')}</a>
      </Button>
    );
    return (
      <MessageScreen title={t('joined', { team: page.team })} action={action}>
        <p>{t('whatTheySee')}</p>
      </MessageScreen>
    );
  }
  const title = `${page.kind}Title` as const;
  const text = `${page.kind}Text` as const;
  return (
    <MessageScreen title={t(title)}>
      <p>{t(text)}</p>
    </MessageScreen>
  );
}
