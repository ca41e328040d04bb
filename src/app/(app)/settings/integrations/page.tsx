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
import { messagesOf } from '../../../_shell/locale';
import { currentSession, first, guarded, titled } from '../../../_shell/session';
import { Telephone } from './telephone';
import { VideoSection } from './video-section';

export const generateMetadata = titled('Integrations');

export default guarded('/settings/integrations', async (user, { searchParams }) => {
  const query = await searchParams;
  const { settings, clock } = runtime();
  const [accounts, mailboxes, feed, nowMs, feeds] = await Promise.all([
    integrationsOf(user.id),
    mailboxesOf(user.id),
    (await currentSession())?.viewAs ? null : feedUrl(user.id, settings),
    clock.now(),
    messagesOf('feeds'),
  ]);
  const microsoft = accounts.filter(({ kind }) => kind === 'microsoft-calendar');
  const microsoftOffered = consentKinds(runtime()).includes('microsoft-calendar') || microsoft.length > 0;
  const google = accounts.filter(({ kind }) => kind === 'google-calendar');
  const caldav = accounts.filter(({ kind }) => kind === 'caldav');
  return (
    <div className="max-w-2xl">
      <PageHead title="Integrations" line="What is connected, and how well it works." />
      <div className="grid gap-10">
        <Section title="Calendars">
          <IntegrationList
            now={nowMs}
            kinds={[
              { title: 'Google Calendar', href: CALENDARS_PATH, none: 'Not connected', rows: google.map(calendarRow) },
              ...(microsoftOffered
                ? [
                    {
                      title: ACCOUNT_KINDS['microsoft-calendar'],
                      href: CALENDARS_PATH,
                      none: 'Not connected',
                      rows: microsoft.map(calendarRow),
                    } as const,
                  ]
                : []),
              {
                title: 'CalDAV',
                href: CALENDARS_PATH,
                none: 'Not connected. For iCloud, Fastmail, Nextcloud and other servers',
                rows: caldav.map(calendarRow),
              },
            ]}
          />
        </Section>
        <VideoSection user={user} connected={first(query.connected) ?? null} error={first(query.error) ?? null} />
        <Section title="Mail">
          <IntegrationList
            now={Date.now()}
            kinds={[
              {
                title: 'Your mailbox',
                href: '/settings/mailbox',
                none: 'Not connected: answers that go to you alone are not seen',
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
    </div>
  );
});
