import Link from 'next/link';
import { StopViewing } from '@/modules/staff/ui/stop-viewing';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from './client-messages';
import { messagesOf } from './locale';

/**
 * For somebody of staff at a page that is not theirs: what they can open instead. `viewing`: the account as which they look now,
 * which has no such page; what they need is to stop.
 */
export async function StaffDenied({ viewing }: { viewing: { id: string; email: string } | false }) {
  const t = await messagesOf('staff');
  const queue = (
    <Button asChild look="primary">
      <Link href={'/admin/loops/loop-queue' as '/'}>{t('deniedQueue')}</Link>
    </Button>
  );
  return (
    <ClientMessages areas={['viewing']}>
      <PageHead title={viewing ? t('deniedViewing') : t('denied')} />
      <Empty action={viewing ? <StopViewing userId={viewing.id} /> : queue}>
        {viewing ? t('deniedViewingLine', { email: viewing.email }) : t('deniedLine')}
      </Empty>
    </ClientMessages>
  );
}
