import { isAllOnZoom, withoutRooms } from '@/core/preferences/effects/meeting';
import { minuteOf } from '@/core/time/period';
import { preferencesOf } from '@/modules/preferences/queries/document';
import { connectZoom, INTEGRATIONS_PATH } from '@/modules/video/constants';
import { videoAccountsOf } from '@/modules/video/queries';
import { ZoomCard } from '@/modules/video/ui/zoom-card';
import { ZoomResult } from '@/modules/video/ui/zoom-result';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';

/** Video meetings in the owner's own rooms: connected or not, broken, or not to be had here. */
export async function VideoSection({
  user,
  connected,
  error,
}: {
  user: { readonly id: string; readonly role: string };
  connected: string | null;
  error: string | null;
}) {
  const { clock, video } = runtime();
  const now = minuteOf(await clock.now());
  const [t, [account], preferences] = await Promise.all([
    messagesOf('video'),
    videoAccountsOf(user.id, now),
    preferencesOf(user.id, now),
  ]);
  const wanting = preferences && video !== null && !account ? withoutRooms(preferences.compiled) : [];
  const everywhere = (preferences?.rules ?? []).some(({ rule }) => isAllOnZoom(rule));
  return (
    <Section title={t('section')}>
      <ClientMessages areas={['video']}>
        <ZoomResult connected={connected} error={error} path={INTEGRATIONS_PATH} />
        {wanting.length > 0 ? (
          <Note tone="warn" className="mb-3">
            <p>{t('wanted')}</p>
            <ul className="my-1 list-disc pl-5">
              {wanting.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            <p>
              {t.rich('instead', {
                link: (words) => (
                  <a href="/settings/doc" className="underline underline-offset-3">
                    {words}
                  </a>
                ),
              })}
            </p>
          </Note>
        ) : null}
        {video === null ? (
          <p className="prose-width text-ink-2">
            {t('off')} {user.role === 'ADMIN' ? t('offAdmin') : null}
          </p>
        ) : account ? (
          <ZoomCard key={`${account.id} ${account.state}`} account={account} everywhere={everywhere} />
        ) : (
          <Empty
            action={
              <Button asChild>
                <a href={connectZoom(INTEGRATIONS_PATH)}>{t('connect')}</a>
              </Button>
            }
          >
            {t('none')}
          </Empty>
        )}
      </ClientMessages>
    </Section>
  );
}
