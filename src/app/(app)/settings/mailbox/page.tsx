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
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Mail and privacy');

export default guarded('/settings/mailbox', async (user) => {
  const [mailboxes, model] = await Promise.all([mailboxesOf(user.id), modelSwitchOf(user.id, runtime())]);
  // Only whoever runs the installation can set one.
  const servers = model.model === null && hasRole(user, ['ADMIN']) ? await runtime().findModelServers() : [];
  const t = await messagesOf('model');
  const failing = mailboxes.some(({ state }) => state === 'error');
  const { sandbox } = runtime().settings;
  const assistant = await assistantFor(user.id, runtime().settings);
  return (
    <div className="max-w-2xl">
      {mailboxes.some(({ state }) => state === 'reading') ? <Live seconds={2} /> : null}
      <PageHead title="Mail and privacy" line={`What ${assistant.name} reads, and who else does.`} />
      <div className="grid gap-10">
        <Section title="How mail is read">
          <ModelSwitchRow {...model} />
          <LocalServers t={t} servers={servers} />
        </Section>
        <Section title="Your own mailbox">
          <p className="prose-width text-ink-2">
            A guest may answer you alone, or you may write to a guest without {assistant.name} in copy. With your
            mailbox connected, {assistant.name} sees it: your guest’s answer counts, and when you take a matter up
            yourself, {assistant.name} holds back. Only mail between you and your guests in the threads of your meetings
            is read and kept; of all other mail, nothing but the header is looked at, and nothing is kept.
          </p>
          {mailboxes.map((mailbox) => (
            <MailboxCard key={mailbox.id} mailbox={mailbox} nowMs={Date.now()} />
          ))}
        </Section>
        {mailboxes.length < MAX_MAILBOXES || failing ? (
          <Section
            title={mailboxes.length === 0 ? 'Connect it by IMAP' : failing ? 'Connect it again' : 'Connect another one'}
          >
            <MailboxForm user={user.email} plain={sandbox} />
          </Section>
        ) : null}
      </div>
    </div>
  );
});
