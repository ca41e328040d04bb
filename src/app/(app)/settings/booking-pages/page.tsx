import { minuteOf } from '@/core/time/period';
import { handleOf, typesOf } from '@/modules/booking-pages/queries/pages';
import { whyClosed } from '@/modules/booking-pages/queries/room';
import { sessionsOf } from '@/modules/booking-pages/queries/seats';
import { HandleForm } from '@/modules/booking-pages/ui/handle-form';
import { SessionList } from '@/modules/booking-pages/ui/session-list';
import { TypeForm } from '@/modules/booking-pages/ui/type-form';
import { TypeRows } from '@/modules/booking-pages/ui/type-rows';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { basicsOf } from '@/modules/preferences/queries';
import { teammatesOf } from '@/modules/teams/queries/membership';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('booking-pages'))('title'));

export default guarded('/settings/booking-pages', async (user) => {
  const now = minuteOf(await runtime().clock.now());
  const [t, seats, locale, sessions, basics, handle, types, mates, health, closed] = await Promise.all([
    messagesOf('booking-pages'),
    messagesOf('seats'),
    currentLocale(),
    sessionsOf(user.id, now),
    basicsOf(user.id),
    handleOf(user.id),
    typesOf(user.id),
    teammatesOf(user.id),
    connectionHealth(user.id),
    whyClosed(user.id, runtime()),
  ]);
  const { baseUrl } = runtime().settings;
  const team = mates.map(({ userId, name, address }) => ({ userId, name: name || address }));
  const add = <TypeForm team={team} trigger={<Button size="small">{t('add')}</Button>} />;
  return (
    <div className="grid max-w-2xl gap-10">
      <ClientMessages areas={['booking-pages', 'seats', 'form']}>
        <div>
          <PageHead title={t('title')} line={t('line')} />
          {types.length > 0 && health.state === 'none' ? (
            <Note tone="warn" className="mb-6">
              {t.rich('noCalendar', {
                link: (words) => (
                  <a href="/settings/calendars" className="underline underline-offset-3">
                    {words}
                  </a>
                ),
              })}
            </Note>
          ) : null}
          {types.some(({ paused }) => !paused) && closed !== null ? (
            <Note tone="warn" className="mb-6">
              {t.rich('closedByPlan', {
                why: closed,
                link: (words) => (
                  <a href="/pricing" className="underline underline-offset-3">
                    {words}
                  </a>
                ),
              })}
            </Note>
          ) : null}
          <Section title={t('pages')} aside={types.length || undefined} actions={types.length > 0 ? add : undefined}>
            {types.length === 0 || handle === null ? (
              <Empty action={add}>{t('none')}</Empty>
            ) : (
              <TypeRows types={types} team={team} base={`${baseUrl}/book/${handle}`} />
            )}
          </Section>
        </div>
        {sessions.length > 0 || types.some(({ kind }) => kind === 'group') ? (
          <Section title={seats('coming')}>
            {sessions.length === 0 ? (
              <p className="text-ink-2">{seats('comingNobody')}</p>
            ) : (
              <SessionList {...{ sessions, locale }} zone={basics?.zone ?? 'Etc/UTC'} t={seats} />
            )}
          </Section>
        ) : null}
        {handle === null ? null : (
          <Section title={t('address')}>
            <HandleForm handle={handle} base={`${baseUrl.replace(/^https?:\/\//, '')}/book/`} />
            <p>
              <a href={`/book/${handle}`} className="underline underline-offset-3">
                {t('all')}
              </a>
            </p>
          </Section>
        )}
      </ClientMessages>
    </div>
  );
});
