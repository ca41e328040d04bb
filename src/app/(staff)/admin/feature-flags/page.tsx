import { flagHistory, rollouts } from '@/modules/flags/queries';
import { FLAGS_WITHOUT_ROOM } from '@/modules/flags/schema';
import { FlagList } from '@/modules/flags/ui/flag-list';
import { UndoChange } from '@/modules/flags/ui/undo-change';
import { Ago } from '@/ui/ago';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Feature flags', ['ADMIN']);

/** So many changes are told. */
const CHANGES = 20;

export default guarded('/admin/feature-flags', async () => {
  const [t, rows, history] = await Promise.all([messagesOf('flags'), rollouts(), flagHistory(CHANGES)]);
  const nowMs = Date.now();
  return (
    <ClientMessages areas={['flags']}>
      <PageHead title={t('title')} line={t('line')} />
      <div className="grid gap-10">
        <FlagList rows={rows} withoutRoom={FLAGS_WITHOUT_ROOM} />
        <Section title={t('history')}>
          {history.length === 0 ? (
            <Empty>{t('historyNone')}</Empty>
          ) : (
            <ol className="border-b border-line">
              {history.map(({ id, key, at, actor, on, percent, undo }) => (
                <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5">
                  <span className="font-mono text-sm">{key}</span>
                  <span>
                    {t(on ? 'on' : 'off')}
                    {on && percent !== null && percent < 100 ? ` · ${t('percent', { percent })}` : ''}
                  </span>
                  <span className="text-xs text-ink-2">
                    {actor} · <Ago at={at} now={nowMs} />
                  </span>
                  {undo ? <UndoChange flag={key} undo={undo} /> : null}
                </li>
              ))}
            </ol>
          )}
        </Section>
      </div>
    </ClientMessages>
  );
}, ['ADMIN']);
