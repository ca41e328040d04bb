import Link from 'next/link';
import { leastSure } from '@/modules/labels/queries/pool';
import { openSessionsOf } from '@/modules/labels/queries/sessions';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { messagesOf } from '../../../../_shell/locale';

/** What somebody may label next: their open sessions, or the mail that the reader was least sure of. */
export async function ChooseMail({ userId }: { userId: string }) {
  const [t, sessions, messageId] = await Promise.all([messagesOf('labels'), openSessionsOf(userId), leastSure()]);
  return (
    <>
      <PageHead title={t('chooseTitle')} line={t('createLine')} />
      <div className="grid gap-10">
        <Section title={t('openSessions')}>
          {sessions.length === 0 ? (
            <Empty>{t('noOpenSessions')}</Empty>
          ) : (
            <ul>
              {sessions.map(({ id, name, left }) => (
                <li key={id} className="border-t border-line">
                  <Link
                    href={`/admin/labels/create?session=${id}` as '/'}
                    prefetch={false}
                    data-row
                    className="flex justify-between gap-4 py-2 hover:bg-surface-2"
                  >
                    <span className="font-medium wrap-anywhere">{name}</span>
                    <span className="text-ink-2">{t('left', { left })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={t('oneByOne')}>
          {messageId ? (
            <div>
              <Button asChild>
                <Link prefetch={false} href={`/admin/labels/create?message=${messageId}` as '/'}>
                  {t('leastSure')}
                </Link>
              </Button>
            </div>
          ) : (
            <Empty>{t('nothingToLabel')}</Empty>
          )}
        </Section>
      </div>
    </>
  );
}
