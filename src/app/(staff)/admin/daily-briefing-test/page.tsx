import { formatLocalDate } from '@/core/time/calendar-date';
import { BriefingTest } from '@/modules/briefings/ui/briefing-test';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Briefing test', ['ADMIN']);

export default guarded(
  '/admin/daily-briefing-test',
  async (user) => {
    const [t, nowMs] = await Promise.all([messagesOf('briefings'), runtime().clock.now()]);
    return (
      <ClientMessages areas={['briefings', 'form']}>
        <PageHead title={t('testTitle')} line={t('testLine')} />
        <BriefingTest email={user.email} date={formatLocalDate(Math.floor(nowMs / 86_400_000))} />
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
