import Link from 'next/link';
import { accountSettings } from '@/modules/account/queries';
import { assistantFor } from '@/modules/assistants/queries';
import { MAX_MAILBOXES } from '@/modules/connections/constants';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import { MailboxCard } from '@/modules/connections/ui/mailbox-card';
import { MailboxForm } from '@/modules/connections/ui/mailbox-form';
import { hasRole } from '@/modules/identity/policy';
import { modelSwitchOf } from '@/modules/reader/queries';
import { LocalServers } from '@/modules/reader/ui/local-servers';
import { ModelSwitchRow } from '@/modules/reader/ui/model-switch';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('connections'))('mailboxTitle'));

export default guarded('/settings/mailbox', async (user) => {
  const [mailboxes, model, account, th] = await Promise.all([
    mailboxesOf(user.id),
    modelSwitchOf(user.id, runtime()),
    accountSettings(user.id),
    messagesOf('human-help'),
  ]);
  // Only whoever runs the installation can set one.
  const servers = model.model === null && hasRole(user, ['ADMIN']) ? await runtime().findModelServers() : [];
  const [t, models] = await Promise.all([messagesOf('connections'), messagesOf('model')]);
  const failing = mailboxes.some(({ state }) => state === 'error');
  const { sandbox } = runtime().settings;
  const { name: assistant } = await assistantFor(user.id, runtime().settings);
  return (
    <div className="max-w-2xl">
      {mailboxes.some(({ state }) => state === 'reading') ? <Live seconds={2} /> : null}
      <PageHead title={t('mailboxTitle')} line={t('mailboxLine', { assistant })} />
      <ClientMessages areas={['connections', 'model-switch']}>
        <div className="grid gap-10">
          <Section title={t('howRead')}>
            <ModelSwitchRow {...model} />
            <LocalServers t={models} servers={servers} />
          </Section>
          <Section title={th('title')}>
            <p className="prose-width text-ink-2">
              {th(account?.humanHelp ?? 'off')} {th('log')}{' '}
              <Link
                href={'/settings/account#human-help' as '/'}
                className="underline underline-offset-3 hover:text-ink"
              >
                {th('change')}
              </Link>
            </p>
          </Section>
          <Section title={t('mailbox')}>
            <p className="prose-width text-ink-2">{t('mailboxWhat', { assistant })}</p>
            {mailboxes.map((mailbox) => (
              <MailboxCard key={mailbox.id} mailbox={mailbox} nowMs={Date.now()} />
            ))}
          </Section>
          {mailboxes.length < MAX_MAILBOXES || failing ? (
            <Section
              title={mailboxes.length === 0 ? t('mailboxFirst') : failing ? t('mailboxAgain') : t('mailboxAnother')}
            >
              <MailboxForm user={user.email} plain={sandbox} />
            </Section>
          ) : null}
        </div>
      </ClientMessages>
    </div>
  );
});
