import { resourceOf } from '@/modules/oauth/policy';
import { connectedAssistants } from '@/modules/oauth/queries/grants';
import { ConnectedList } from '@/modules/oauth/ui/connected-list';
import { placeWords } from '@/modules/oauth/ui/place-words';
import { ServerAddress } from '@/modules/oauth/ui/server-address';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('other-assistants'))('title'));

export default guarded('/settings/other-assistants', async (user) => {
  const { settings } = runtime();
  const [t, connected] = await Promise.all([messagesOf('other-assistants'), connectedAssistants(user.id)]);
  const rows = connected.map(({ redirectUri, connectedAt, lastUsedAt, ...one }) => ({
    ...one,
    place: placeWords(redirectUri, t),
    connectedAt: connectedAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));
  const steps = [
    [t('howClaude'), t('howClaudeWhat')],
    [t('howChatGpt'), t('howChatGptWhat')],
    [t('howEditor'), t('howEditorWhat')],
  ] as const;
  return (
    <div className="max-w-2xl">
      <PageHead title={t('title')} line={t('line')} />
      <ClientMessages areas={['other-assistants']}>
        <div className="grid gap-10">
          <Section title={t('connected')} aside={rows.length || undefined}>
            {rows.length === 0 ? <Empty>{t('none')}</Empty> : <ConnectedList assistants={rows} now={Date.now()} />}
          </Section>
          <Section title={t('address')}>
            <ServerAddress address={resourceOf(settings)} />
            {settings.sandbox ? (
              <Note className="mt-3" tone="warn">
                {t('local')}
              </Note>
            ) : null}
          </Section>
          <Section title={t('how')}>
            <dl className="grid gap-3">
              {steps.map(([who, what]) => (
                <div key={who}>
                  <dt className="font-medium">{who}</dt>
                  <dd className="prose-width text-ink-2">{what}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('rules')}>
            <p className="prose-width text-ink-2">{t('rulesWhat')}</p>
          </Section>
        </div>
      </ClientMessages>
    </div>
  );
});
