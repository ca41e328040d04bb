import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { JoinPage } from '../queries/join-page';
import { AnswerInvite } from './answer-invite';

interface JoinViewProps {
  readonly page: Extract<JoinPage, { invite: unknown }>;
  readonly token: string;
  /** The team pays for its seats. */
  readonly paid: boolean;
  /** Of whoever is signed in. */
  readonly email: string | null;
  readonly t: Translate<'team'>;
}

/** An invite that waits for an answer: what it means to join, and the way to say yes or no. */
export function JoinView({ page, token, paid, email, t }: JoinViewProps) {
  const { team, inviter, email: invited } = page.invite;
  return (
    <MessageScreen title={t('joinHead', { team })} action={<Way {...{ page, token, paid, email, t }} />}>
      <p className="wrap-anywhere">
        {inviter ? t('joinBy', { inviter, email: invited }) : t('joinFor', { email: invited })}
      </p>
      {paid ? <p className="mt-3">{t('joinPaid')}</p> : null}
      <p className="mt-3">{t('whatTheySee')}</p>
    </MessageScreen>
  );
}

function Way({ page, token, email, t }: JoinViewProps) {
  const { team, email: invited } = page.invite;
  switch (page.kind) {
    case 'open':
      return <AnswerInvite invite={{ token }} team={team} next="/settings/team" />;
    case 'visitor':
      return (
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild look="primary">
            <a href="/auth/signup" data-team-invite={token}>
              {t('signUp')}
            </a>
          </Button>
          <Button asChild>
            <a href={`/auth/signin?returnUrl=${encodeURIComponent(`/join/${token}`)}`}>{t('signIn')}</a>
          </Button>
        </div>
      );
    case 'in_other':
      return (
        <div className="grid justify-items-center gap-3">
          <p className="text-ink-2">{t('inOther', { team: page.other })}</p>
          <Button asChild>
            <a href="/settings/team">{t('toTeam')}</a>
          </Button>
        </div>
      );
    case 'other_address':
      return (
        <div className="grid justify-items-center gap-3">
          <p className="text-ink-2 wrap-anywhere">{t('otherAddress', { mine: email ?? '', email: invited })}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild>
              <a href="/settings/account">{t('toAccount')}</a>
            </Button>
            <Button asChild look="quiet">
              <a href="/auth/signout">{t('signOut')}</a>
            </Button>
          </div>
        </div>
      );
  }
}
