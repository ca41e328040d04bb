import Link from 'next/link';
import { formatMoney } from '@/core/billing/money';
import { totalOf } from '@/core/billing/seat-total';
import { limitsOf } from '@/core/http/form-limits';
import { domainsOf } from '@/core/teams/domain-join';
import { ADDRESSES_A_BATCH } from '@/core/teams/invite-state';
import { isLastOwner, mayInTeam } from '@/core/teams/roles';
import { minuteOf } from '@/core/time/period';
import { wallDay } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import { BILLING_PATH } from '@/modules/billing/constants';
import { accountOf, cardHolder } from '@/modules/billing/queries/accounts';
import { catalogPrice } from '@/modules/billing/queries/catalogue';
import { provedAddresses } from '@/modules/teams/queries/membership';
import { teamSeatPrice } from '@/modules/teams/queries/seat-price';
import { newTeam, type TeamView } from '@/modules/teams/schema';
import { InviteForm } from '@/modules/teams/ui/invite-form';
import { InviteList } from '@/modules/teams/ui/invite-list';
import { LeaveTeam } from '@/modules/teams/ui/leave-team';
import { MemberList } from '@/modules/teams/ui/member-list';
import { DomainDoor, TeamName } from '@/modules/teams/ui/team-settings';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { Section } from '@/ui/card';
import { Note } from '@/ui/notes';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';

/** The team of whoever looks, as their role may see and change it. */
export async function InTeam({ view }: { view: TeamView }) {
  const { team, me, members, invites } = view;
  const [t, locale, { zone }] = await Promise.all([messagesOf('team'), currentLocale(), ownerZone(me.id)]);
  const billed = runtime().settings.billing;
  const day = (iso: string) => wallDay(toWall(zoneTable(zone), minuteOf(Date.parse(iso))), locale);
  const shown = invites.map((invite) => ({ ...invite, until: day(invite.expiresAt) }));
  const alone = members.length === 1;
  const owners = members.map(({ id, role }) => ({ userId: id, role }));
  const stays = !alone && isLastOwner(owners, me.id);
  const paying = billed ? await accountOf({ teamId: team.id }) : null;
  const subscription = paying?.subscription ?? null;
  const pays = Boolean(subscription);
  const price = subscription && (await catalogPrice(subscription.price));
  const seatPrice = price && formatMoney(price.unit.amount, price.unit.currency, locale);
  const unpaid = billed && mayInTeam(me.role, 'invite') && !pays;
  const ending = subscription?.cancelAt;
  const own = paying?.account.payerId === me.id;
  const held = !alone && own && pays && !ending;
  const payer = paying && subscription ? { id: await cardHolder(paying.account), goesOn: !ending } : null;
  const leaving = alone ? lastOut() : [t('leaveText'), pays && t('leaveSeat'), endingWords()].filter(Boolean).join(' ');
  const paid = price && subscription && formatMoney(totalOf(price, subscription.seats), subscription.currency, locale);
  const offered = unpaid ? await teamSeatPrice() : null;
  const seats = pays ? t('seats', { taken: members.length, seats: team.seats }) : members.length;
  return (
    <div className="grid gap-10">
      <Section title={team.name} aside={seats}>
        {unpaid ? (
          <Note
            action={
              <Button asChild size="small">
                <Link href={`/checkout?plan=team&interval=month&seats=${members.length}`}>{t('payFor')}</Link>
              </Button>
            }
          >
            {t('unpaid')}
          </Note>
        ) : null}
        {paid && mayInTeam(me.role, 'invite') ? (
          <p className="text-ink-2">
            {t('paysLine', { seats: subscription.seats, amount: paid, interval: price.interval })}{' '}
            <Link href={BILLING_PATH} className="underline underline-offset-3">
              {t('toBilling')}
            </Link>
          </p>
        ) : null}
        <MemberList view={{ team, me, members }} payer={payer} />
      </Section>
      {mayInTeam(me.role, 'invite') ? (
        <Section title={t('invite')}>
          <InviteForm
            teamId={team.id}
            own={me.role}
            most={ADDRESSES_A_BATCH}
            unpaid={offered && t('perMonth', { amount: formatMoney(offered.amount, offered.currency, locale) })}
          />
        </Section>
      ) : null}
      {shown.length > 0 ? (
        <Section title={t('invites')} aside={shown.length}>
          <InviteList teamId={team.id} invites={shown} />
        </Section>
      ) : null}
      {mayInTeam(me.role, 'rename') ? (
        <>
          <Section title={t('about')}>
            <TeamName team={team} limits={limitsOf(newTeam)} />
          </Section>
          <Section title={t('door')}>
            <DomainDoor
              team={team}
              domains={domainsOf(await provedAddresses(me.id))}
              price={seatPrice ? t(price.interval === 'year' ? 'perYear' : 'perMonth', { amount: seatPrice }) : null}
            />
          </Section>
        </>
      ) : null}
      <Section title={t('leave')}>
        <p className="prose-width text-ink-2">{held ? payerWords() : stays ? t('lastOwner') : leaving}</p>
        {held ? (
          <Button asChild className="justify-self-start">
            <Link href={`${BILLING_PATH}#change-team`}>{t('endFirst')}</Link>
          </Button>
        ) : null}
        {stays || held ? null : (
          <div className="flex flex-wrap gap-2">
            {alone && pays && !ending ? (
              <Button asChild>
                <Link href={`${BILLING_PATH}#change-team`}>{t('cancelFirst')}</Link>
              </Button>
            ) : null}
            <LeaveTeam team={team} userId={me.id} ends={leaving} />
          </div>
        )}
      </Section>
    </div>
  );

  /** What somebody who pays is told before they can leave. */
  function payerWords(): string {
    const next = subscription ? day(subscription.periodEnd.toISOString()) : '';
    const each = price?.interval === 'year' ? 'perYear' : 'perMonth';
    const words = t('leavePayer', { amount: t(each, { amount: paid ?? '' }), day: next });
    return stays ? `${t('lastOwner')} ${words}` : words;
  }

  function endingWords(): string | null {
    return own && ending ? t('leavePaid', { day: day(ending.toISOString()) }) : null;
  }

  function lastOut(): string {
    if (!pays) return t('leaveLast');
    return ending ? t('leaveLastEnding', { day: day(ending.toISOString()) }) : t('leaveLastPaid');
  }
}
