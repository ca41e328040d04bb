import { mailNewsOf } from '@/modules/account/queries';
import { NotificationForm } from '@/modules/account/ui/notification-form';
import { assistantFor } from '@/modules/assistants/queries';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('notifications'))('title'));

const ALWAYS = [
  ['questions', 'questionsText'],
  ['wasItYou', 'wasItYouText'],
  ['copies', 'copiesText'],
  ['account', 'accountText'],
] as const;

export default guarded('/settings/notifications', async (user) => {
  const [t, assistant, news] = await Promise.all([
    messagesOf('notifications'),
    assistantFor(user.id, runtime().settings),
    mailNewsOf(user.id),
  ]);
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title={t('title')} line={t('line', { assistant: assistant.name, email: user.email })} />
        <Section title={t('optional')}>
          <ClientMessages areas={['notifications']}>
            <NotificationForm news={news} />
          </ClientMessages>
        </Section>
      </div>
      <Section title={t('always')}>
        <dl className="rounded-md border border-line">
          {ALWAYS.map(([what, why]) => (
            <div key={what} className="border-line px-4 py-3 not-first:border-t">
              <dt className="font-medium">{t(what)}</dt>
              <dd className="text-ink-2">{t(why)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
});
