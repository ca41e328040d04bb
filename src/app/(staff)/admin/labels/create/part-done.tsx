import Link from 'next/link';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { messagesOf } from '../../../../_shell/locale';

/** Nothing is left in somebody's list of a session. */
export async function PartDone({ session }: { session: { readonly id: string; readonly name: string } }) {
  const t = await messagesOf('labels');
  return (
    <>
      <PageHead title={session.name} />
      <Empty
        action={
          <Button asChild look="primary">
            <Link href={`/admin/labeling-sessions/${session.id}` as '/'}>{t('backToSession')}</Link>
          </Button>
        }
      >
        {t('sessionDone', { name: session.name })}
      </Empty>
    </>
  );
}
