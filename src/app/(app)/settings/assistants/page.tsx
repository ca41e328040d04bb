import { assistantFor, givenUpOf, personasOf } from '@/modules/assistants/queries';
import { PersonaForm } from '@/modules/assistants/ui/persona-form';
import { PersonaList } from '@/modules/assistants/ui/persona-list';
import { delegatesOf } from '@/modules/delegates/queries';
import { DelegateForm } from '@/modules/delegates/ui/delegate-form';
import { DelegateList } from '@/modules/delegates/ui/delegate-list';
import { flagOn } from '@/modules/flags/queries';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('assistants'))('title'));

export default guarded('/settings/assistants', async (user) => {
  const { settings } = runtime();
  const [on, personas, givenUp, delegates, assistant, t, locale] = await Promise.all([
    flagOn('assistants', user.id),
    personasOf(user.id),
    givenUpOf(user.id),
    delegatesOf(user.id),
    assistantFor(user.id, settings),
    messagesOf('assistants'),
    currentLocale(),
  ]);
  const host = settings.assistant.address.slice(settings.assistant.address.lastIndexOf('@'));
  const add = <PersonaForm host={host} trigger={<Button size="small">{t('add')}</Button>} />;
  return (
    <ClientMessages areas={['assistants']}>
      <div className="grid max-w-2xl gap-10">
        <div>
          <PageHead title={t('title')} line={t('line')} />
          <Section title={t('personas')} actions={on && personas.length > 0 ? add : undefined}>
            {on ? null : <Note>{t('off', { name: assistant.name })}</Note>}
            {on && personas.length === 0 ? (
              <Empty action={add}>
                {t('none', { name: settings.assistant.name, address: settings.assistant.address })}
              </Empty>
            ) : null}
            {on && personas.length > 0 ? (
              <>
                <PersonaList personas={personas} host={host} />
                <p className="prose-width text-ink-2">{t('howTo', { address: settings.assistant.address })}</p>
              </>
            ) : null}
            {on && givenUp.length > 0 ? (
              <p className="prose-width text-xs text-ink-2 wrap-anywhere">
                {t('givenUp', { names: new Intl.ListFormat(locale).format(givenUp) })}
              </p>
            ) : null}
          </Section>
        </div>
        <Section title={t('instruct')} aside={delegates.length || undefined}>
          <p className="prose-width text-ink-2">{t('instructLine', { assistant: assistant.name })}</p>
          {delegates.length > 0 ? <DelegateList delegates={delegates} /> : null}
          <DelegateForm />
        </Section>
      </div>
    </ClientMessages>
  );
});
