import { teamView } from '@/modules/teams/queries/view';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';
import { InTeam } from './in-team';
import { WithoutTeam } from './without-team';

export const generateMetadata = titled(async () => (await messagesOf('team'))('title'));

export default guarded('/settings/team', async (user) => {
  const [t, view] = await Promise.all([messagesOf('team'), teamView(user.id, await runtime().clock.now())]);
  return (
    <div className="max-w-2xl">
      <PageHead title={t('title')} line={t('line')} />
      <ClientMessages areas={['team', 'form']}>
        {view ? <InTeam view={view} /> : <WithoutTeam userId={user.id} />}
      </ClientMessages>
    </div>
  );
});
