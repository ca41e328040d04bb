import { env } from '@/config/public-environment';
import { enginePagesFrom } from '@/core/http/engine-pages';
import { engineHealth, failures } from '@/modules/failures/queries';
import { FailureGroup } from '@/modules/failures/ui/failure-group';
import { FailureKeys } from '@/modules/failures/ui/failure-keys';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

const ROLES = ['ADMIN'] as const;

export const generateMetadata = titled(async () => (await messagesOf('failures'))('title'), ROLES);

export default guarded(
  '/admin/failing-workflows',
  async () => {
    const { runs, settings } = runtime();
    const [t, health, found] = await Promise.all([
      messagesOf('failures'),
      engineHealth(runs),
      failures(runs).catch(() => null),
    ]);
    const enginePages = enginePagesFrom(settings.baseUrl, env.PUBLIC_WORKFLOW_UI_BASE_URL);
    const shown = found?.groups.reduce((sum, group) => sum + group.runs.length, 0) ?? 0;
    return (
      <ClientMessages areas={['failures', 'table']}>
        <PageHead
          title={t('title')}
          line={t('line')}
          actions={
            enginePages ? (
              <Button asChild>
                <a href={`${enginePages}/ui/`} target="_blank" rel="noreferrer">
                  {t('enginePages')}
                </a>
              </Button>
            ) : null
          }
        />
        <Live seconds={10} />
        <FailureKeys />
        <div className="grid gap-4">
          {health ? <p className="text-sm text-ink-2">{t('engine', health)}</p> : null}
          {found === null ? <Note tone="bad">{t('engineDown')}</Note> : null}
          {found && found.total > shown ? <Note>{t('more', { shown, total: found.total })}</Note> : null}
          {found?.groups.length === 0 ? <Empty>{t('none')}</Empty> : null}
          {found?.groups.map((group, index) => (
            <section
              key={group.id}
              data-row
              tabIndex={-1}
              aria-label={group.error}
              className="group min-w-0 rounded-md"
            >
              <FailureGroup group={group} main={index === 0} enginePages={enginePages} nowMs={Date.now()} />
            </section>
          ))}
        </div>
      </ClientMessages>
    );
  },
  ROLES,
);
