import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { minuteOf } from '@/core/time/period';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import { allPlans } from '@/modules/billing/queries/catalogue';
import { ROLES } from '@/modules/identity/schema';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { activityOf } from '@/modules/operations/queries/activity';
import { activityWords } from '@/modules/operations/ui/activity-words';
import { openGlass } from '@/modules/staff/queries/open-glass';
import { userDetail } from '@/modules/staff/queries/user';
import { UserActs } from '@/modules/staff/ui/user-acts';
import { ExtendForm, PlanForm, RoleForm } from '@/modules/staff/ui/user-forms';
import { runtime } from '@/ports/runtime';
import { Ago } from '@/ui/ago';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../../_shell/locale';
import { ownerZone } from '../../../../_shell/owner-zone';
import { guarded, titled } from '../../../../_shell/session';
import { Payment } from './payment';

export const generateMetadata = titled('User', ['ADMIN']);

const PLAN = {
  none: 'plan_none',
  trialing: 'plan_trialing',
  active: 'plan_active',
  past_due: 'plan_past_due',
  paused: 'plan_paused',
  expired: 'plan_expired',
  canceled: 'plan_canceled',
} as const;
const HELP = { off: 'helpOff', when_stuck: 'helpStuck', always: 'helpAlways' } as const;

export default guarded(
  ({ id }) => `/admin/users/${id}`,
  async (admin, { params }) => {
    const id = z.uuid().safeParse((await params).id);
    const { settings, clock } = runtime();
    const { billing } = settings;
    const user = id.success ? await userDetail(id.data, { billing, nowMs: await clock.now() }) : null;
    if (!user) notFound();
    const [t, locale, log, plans, { zone }, glass] = await Promise.all([
      messagesOf('users'),
      currentLocale(),
      activityOf(user.id),
      allPlans(),
      ownerZone(admin.id),
      openGlass(admin.id, user.id, new Date()),
    ]);
    const nowMs = Date.now();
    const day = (at: number) => t('day', { day: wallDay(minuteOf(at), locale) });
    const hour = (at: Date) =>
      `${wallTime(toWall(zoneTable(zone), minuteOf(at.getTime())), locale)} (${placeWords(zone)})`;
    const { counts, plan } = user;
    const planWords = ({ name, until, status }: NonNullable<typeof plan>) =>
      [name, t(PLAN[status]), ...(until === null ? [] : [day(until)])].join(' · ');
    const facts: readonly (readonly [string, ReactNode])[] = [
      [t('columnRole'), user.role],
      [t('columnState'), t(user.state)],
      ...(user.deletionAt === null ? [] : [[t('deletion'), day(user.deletionAt)] as const]),
      [t('columnPlan'), plan ? planWords(plan) : t('everything')],
      [t('columnHelp'), t(HELP[user.humanHelp])],
      [t('joined'), <Ago key="joined" at={user.joinedAt} now={nowMs} />],
      [t('onboarded'), user.onboardedAt === null ? t('notYet') : day(user.onboardedAt)],
      [t('loops'), t('loopsCount', { loops: counts.loops, open: counts.open })],
      [t('queued'), counts.queued],
      [t('booked'), counts.booked],
      [t('connections'), counts.connections],
      [t('sessions'), counts.sessions],
    ];
    return (
      <ClientMessages areas={['users', 'form']}>
        <p className="mb-2">
          <Link href={'/admin/users' as '/'} className="text-ink-2 underline-offset-3 hover:underline">
            ← {t('back')}
          </Link>
        </p>
        <PageHead
          title={user.email}
          line={user.name}
          actions={<UserActs user={user} own={user.id === admin.id} glass={glass && hour(glass)} />}
        />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Section title={t('facts')}>
            <dl className="border-b border-line">
              {facts.map(([name, value]) => (
                <div key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="text-right font-medium tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('log')}>
            <ol className="border-b border-line">
              {log.items.map((one) => (
                <li key={one.id} className="border-t border-line py-1.5">
                  <span className="block wrap-anywhere">{activityWords(one)}</span>
                  <span className="block text-xs text-ink-2">
                    <Ago at={Date.parse(one.at)} now={nowMs} />
                  </span>
                </li>
              ))}
            </ol>
            <p>
              <Link
                href={`/admin/audit?q=${encodeURIComponent(user.email)}` as '/'}
                className="underline underline-offset-3"
              >
                {t('logAll')}
              </Link>
            </p>
          </Section>
          {billing ? <Payment userId={user.id} day={(at) => wallDay(minuteOf(at), locale)} /> : null}
          <Section title={t('changes')} className="lg:col-span-2">
            <p className="prose-width text-ink-2">{t('changesLine')}</p>
            <div className="grid gap-8 md:grid-cols-3">
              <RoleForm id={user.id} role={user.role} roles={ROLES} />
              {billing ? (
                <PlanForm
                  key={`plan ${plan?.until}`}
                  id={user.id}
                  plans={plans.map(({ key, name }) => ({ key, name }))}
                />
              ) : null}
              {plan?.by === 'trial' ? <ExtendForm key={`extend ${plan.until}`} id={user.id} /> : null}
            </div>
          </Section>
        </div>
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
