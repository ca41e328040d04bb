import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { preferencesAnswer } from '@/modules/preferences/queries/answer';
import { Editor } from '@/modules/preferences/ui/editor/editor';
import { PANES } from '@/modules/preferences/ui/editor/panes';
import { modelSwitchOf } from '@/modules/reader/queries';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { ownerZone } from '../../../_shell/owner-zone';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Edit your preferences');

export default guarded('/settings/edit', async (user, { searchParams }) => {
  const query = await searchParams;
  const now = minuteOf(await runtime().clock.now());
  const [saved, { zone }, { preferences: secondReader }] = await Promise.all([
    preferencesAnswer(user.id, now),
    ownerZone(user.id),
    modelSwitchOf(user.id, runtime()),
  ]);
  return (
    <>
      <PageHead
        title="Edit your preferences"
        line={
          <>
            Write as you would tell a person; nothing is in force before you save.{' '}
            <Link href="/settings/doc" className="underline underline-offset-3 hover:text-ink">
              Read it with its rules
            </Link>
          </>
        }
      />
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
    </>
  );
});
