import { ACCOUNT_KINDS, CALENDARS_PATH } from '@/modules/connections/constants';
import { consentKinds } from '@/modules/connections/queries/consents';
import { integrationsOf } from '@/modules/connections/queries/integrations';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import { IntegrationList } from '@/modules/connections/ui/integration-list';
import { calendarRow, mailboxRow } from '@/modules/connections/ui/integration-words';
import { feedUrl } from '@/modules/feeds/queries';
import { FeedCard } from '@/modules/feeds/ui/feed-card';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentSession } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';
import { Telephone } from './telephone';
import { VideoSection } from './video-section';

export const generateMetadata = titled(async () => (await messagesOf('connections'))('title'));

export default guarded('/settings/integrations', async (user, { searchParams }) => {
  const query = await searchParams;
  const { settings, clock } = runtime();
  const [accounts, mailboxes, feed, nowMs, feeds, t] = await Promise.all([
    integrationsOf(user.id),
    mailboxesOf(user.id),
    (await currentSession())?.viewAs ? null : feedUrl(user.id, settings),
    clock.now(),
    messagesOf('feeds'),
    messagesOf('connections'),
  ]);
  const microsoft = accounts.filter(({ kind }) => kind === 'microsoft-calendar');
  const microsoftOffered = consentKinds(runtime()).includes('microsoft-calendar') || microsoft.length > 0;
  const google = accounts.filter(({ kind }) => kind === 'google-calendar');
  const caldav = accounts.filter(({ kind }) => kind === 'caldav');
  return (
    <div className="max-w-2xl">
      <PageHead title={t('title')} line={t('line')} />
      <ClientMessages areas={['connections']}>
        <div className="grid gap-10">
          <Section title={t('calendars')}>
            <IntegrationList
              t={t}
              now={nowMs}
              kinds={[
                {
                  title: 'Google Calendar',
                  href: CALENDARS_PATH,
                  none: t('notConnected'),
                  rows: google.map(calendarRow),
                },
                ...(microsoftOffered
                  ? [
                      {
                        title: ACCOUNT_KINDS['microsoft-calendar'],
                        href: CALENDARS_PATH,
                        none: t('notConnected'),
                        rows: microsoft.map(calendarRow),
                      } as const,
                    ]
                  : []),
                {
                  title: 'CalDAV',
                  href: CALENDARS_PATH,
                  none: t('caldavNone'),
                  rows: caldav.map(calendarRow),
                },
              ]}
            />
          </Section>
          <VideoSection user={user} connected={first(query.connected) ?? null} error={first(query.error) ?? null} />
          <Section title={t('mail')}>
            <IntegrationList
              t={t}
              now={Date.now()}
              kinds={[
                {
                  title: t('mailbox'),
                  href: '/settings/mailbox',
                  none: t('mailboxNone'),
                  rows: mailboxes.map(mailboxRow),
                },
              ]}
            />
          </Section>
          <Telephone user={user} />
          {feed ? (
            <Section title={feeds('title')}>
              <ClientMessages areas={['feeds']}>
                <FeedCard url={feed} />
              </ClientMessages>
            </Section>
          ) : null}
        </div>
      </ClientMessages>
    </div>
  );
});
