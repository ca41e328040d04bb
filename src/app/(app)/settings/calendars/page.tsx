import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { consentKinds } from '@/modules/connections/queries/consents';
import { integrationsOf, openLoops } from '@/modules/connections/queries/integrations';
import { AccountCard } from '@/modules/connections/ui/account-card';
import { sandboxCaldav } from '@/modules/connections/ui/caldav-providers';
import { ConnectLinks } from '@/modules/connections/ui/connect-link';
import { ConnectResult } from '@/modules/connections/ui/connect-result';
import { OtherCalendars } from '@/modules/connections/ui/other-calendars';
import { BasicsEditor } from '@/modules/preferences/ui/basics-form';
import { zoneCities } from '@/modules/preferences/ui/zone/zone-cities';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerBasics } from '../../../_shell/owner-zone';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('connections'))('calendarsTitle'));

export default guarded('/settings/calendars', async (user, { searchParams }) => {
  const [query, t] = await Promise.all([searchParams, messagesOf('connections')]);
  const { settings, clock } = runtime();
  const kinds = consentKinds(runtime());
  const nowMs = await clock.now();
  const [accounts, open, answer] = await Promise.all([
    integrationsOf(user.id, minuteOf(nowMs)),
    openLoops(user.id),
    ownerBasics(user.id),
  ]);
  const syncing = accounts.some((account) => account.state === 'syncing');
  return (
    <div className="max-w-2xl">
      {syncing ? <Live seconds={2} /> : null}
      <PageHead title={t('calendarsTitle')} line={t('calendarsLine')} />
      <ClientMessages areas={['connections', 'preferences', 'zone-search']}>
        <ConnectResult connected={first(query.connected) ?? null} error={first(query.error) ?? null} />
        <div className="grid gap-10">
          <Section title={t('calendars')} actions={accounts.length > 0 ? <ConnectLinks kinds={kinds} /> : null}>
            {accounts.length === 0 ? (
              <Empty action={<ConnectLinks main kinds={kinds} />}>{t('calendarsNone')}</Empty>
            ) : (
              accounts.map((account) => (
                <AccountCard key={account.id} account={account} nowMs={nowMs} openLoops={open} />
              ))
            )}
            <OtherCalendars email={user.email} also={settings.sandbox ? sandboxCaldav(settings.baseUrl) : null} />
          </Section>
          <Section title={<span id="basics">{t('hours')}</span>}>
            <p className="prose-width text-ink-2">
              {t.rich('hoursLine', {
                link: (words) => (
                  <Link href="/settings/doc" className="underline underline-offset-3 hover:text-ink">
                    {words}
                  </Link>
                ),
              })}
            </p>
            <BasicsEditor key={answer.source} {...answer} cities={zoneCities(minuteOf(nowMs), await currentLocale())} />
          </Section>
        </div>
      </ClientMessages>
    </div>
  );
});
