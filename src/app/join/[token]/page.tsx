import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pathText } from '@/core/http/path-text';
import { accountOf } from '@/modules/billing/queries/accounts';
import { type JoinPage, joinPage } from '@/modules/teams/queries/join-page';
import { JoinView } from '@/modules/teams/ui/join-view';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { ClientMessages } from '../../_shell/client-messages';
import { currentSession } from '../../_shell/current-session';
import { Footer } from '../../_shell/footer';
import { messagesOf } from '../../_shell/locale';
import type { PageProps } from '../../_shell/session';
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
  const paying =
    'invite' in page && runtime().settings.billing ? await accountOf({ teamId: page.invite.teamId }) : null;
  const paid = Boolean(paying?.subscription);
  const content =
    'invite' in page ? (
      <JoinView
        page={page}
        token={token}
        paid={paid}
        email={session?.user.email ?? null}
        t={await messagesOf('team')}
      />
    ) : (
      <Over page={page} signedIn={session !== null} />
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

const TEAM = '/settings/team';

const OVER = {
  gone: ['goneTitle', 'goneText'],
  expired: ['expiredTitle', 'expiredText'],
  declined: ['declinedTitle', 'declinedText'],
  accepted: ['acceptedTitle', 'acceptedText'],
} as const;

async function Over({ page, signedIn }: { page: Exclude<JoinPage, { invite: unknown }>; signedIn: boolean }) {
  const t = await messagesOf('team');
  const wayOn = (label: string) => (
    <Button asChild look="primary">
      <a href={signedIn ? TEAM : `/auth/signin?returnUrl=${encodeURIComponent(TEAM)}`}>{label}</a>
    </Button>
  );
  if (page.kind === 'member') {
    return (
      <MessageScreen title={t('joined', { team: page.team })} action={wayOn(t('toTeam'))}>
        <p>{t('whatTheySee')}</p>
      </MessageScreen>
    );
  }
  const action = wayOn(t(signedIn ? 'toTeams' : 'signInToTeam'));
  if (page.kind === 'left') {
    return (
      <MessageScreen title={t('leftTitle', { team: page.team })} action={action}>
        <p>{t('leftText')}</p>
      </MessageScreen>
    );
  }
  const [title, text] = OVER[page.kind];
  return (
    <MessageScreen title={t(title)} action={action}>
      <p>{t(text)}</p>
    </MessageScreen>
  );
}
