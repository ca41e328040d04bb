import { limitsOf } from '@/core/http/form-limits';
import { moneyWords } from '@/core/money-words';
import { invitesFor, openTeams } from '@/modules/teams/queries/invited';
import { teamSeatPrice } from '@/modules/teams/queries/seat-price';
import { newTeam } from '@/modules/teams/schema';
import { AnswerInvite, JoinOpenTeam } from '@/modules/teams/ui/answer-invite';
import { CreateTeam } from '@/modules/teams/ui/create-team';
import { runtime } from '@/ports/runtime';
import { Card, Section } from '@/ui/card';
import { currentLocale, messagesOf } from '../../../_shell/locale';

/** Who is in no team: invites that wait, teams that are open to them, and making one. */
export async function WithoutTeam({ userId }: { userId: string }) {
  const [t, locale, nowMs] = await Promise.all([messagesOf('team'), currentLocale(), runtime().clock.now()]);
  const [invites, open, price] = await Promise.all([
    invitesFor(userId, nowMs),
    openTeams(userId),
    runtime().settings.billing ? teamSeatPrice() : null,
  ]);
  return (
    <div className="grid gap-10">
      {invites.length > 0 ? (
        <Section title={t('invitedTo')}>
          {invites.map(({ id, team, inviter, members, role }) => (
            <Card key={id} className="grid gap-3">
              <div>
                <p className="font-medium wrap-anywhere">
                  {inviter ? t('invitedBy', { inviter, team }) : t('invitedBySomebody', { team })}
                </p>
                <p className="text-ink-2">
                  {t('asRole', { members, role: t(role === 'admin' ? 'asAdmin' : 'asMember') })}
                </p>
              </div>
              <p className="prose-width text-ink-2">{t('whatTheySee')}</p>
              <AnswerInvite invite={{ invite: id }} team={team} />
            </Card>
          ))}
        </Section>
      ) : null}
      {open.length > 0 ? (
        <Section title={t('openTo')}>
          {open.map(({ id, name }) => (
            <Card key={id} className="grid gap-3">
              <p className="font-medium wrap-anywhere">{t('openToText', { team: name })}</p>
              <p className="prose-width text-ink-2">{t('whatTheySee')}</p>
              <div>
                <JoinOpenTeam id={id} team={name} />
              </div>
            </Card>
          ))}
        </Section>
      ) : null}
      <Section title={t('none')}>
        <p className="prose-width text-ink-2">{t('noneText')}</p>
        <CreateTeam limits={limitsOf(newTeam)} price={price && t('perMonth', { amount: moneyWords(price, locale) })} />
      </Section>
    </div>
  );
}
