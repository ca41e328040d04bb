import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { Editor } from '@/modules/preferences/ui/editor/editor';
import { PANES } from '@/modules/preferences/ui/editor/panes';
import { modelSwitchOf } from '@/modules/reader/queries';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('editor'))('title'));

export default guarded('/settings/edit', async (user, { searchParams }) => {
  const query = await searchParams;
  const now = minuteOf(await runtime().clock.now());
  const [saved, { zone }, { preferences: secondReader }, t] = await Promise.all([
    preferencesAnswer(user.id, now, await currentLocale()),
    ownerZone(user.id),
    modelSwitchOf(user.id, runtime()),
    messagesOf('editor'),
  ]);
  return (
    <>
      <PageHead
        title={t('title')}
        line={
          <>
            {t('line')}{' '}
            <Link href="/settings/doc" className="underline underline-offset-3 hover:text-ink">
              {t('readIt')}
            </Link>
          </>
        }
      />
      <ClientMessages areas={['editor', 'document', 'examples', 'simulator', 'two-weeks', 'versions']}>
        <Editor
          owner={user.id}
          saved={saved}
          zone={zone}
          now={now}
          show={PANES.find((pane) => pane === first(query.show)) ?? null}
          askDraft={first(query.draft) !== undefined}
          sentence={first(query.sentence) ?? null}
          add={first(query.add) ?? null}
          secondReader={secondReader}
        />
      </ClientMessages>
    </>
  );
});
