import { MAX_MAILBOXES } from '@/modules/connections/constants';
import { mailboxesOf } from '@/modules/connections/queries/mailboxes';
import { MailboxCard } from '@/modules/connections/ui/mailbox-card';
import { MailboxForm } from '@/modules/connections/ui/mailbox-form';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Mailbox');

export default guarded('/settings/mailbox', async (user) => {
  const mailboxes = await mailboxesOf(user.id);
  const { assistant, sandbox } = runtime().settings;
  return (
    <div className="max-w-2xl">
      {mailboxes.some(({ state }) => state === 'reading') ? <Live seconds={2} /> : null}
      <PageHead title="Mailbox" line="Answers that went past the assistant count, too." />
      <div className="grid gap-10">
        <Section title="Your own mailbox">
          <p className="prose-width text-ink-2">
            A guest may answer you alone, or you may write to a guest without {assistant.name} in copy. With your
            mailbox connected, {assistant.name} sees it: your guest’s answer counts, and when you take a matter up
            yourself, {assistant.name} holds back. Only mail in the threads of your meetings is read and kept, between
            you and your guests; everything else stays where it is.
          </p>
          {mailboxes.map((mailbox) => (
            <MailboxCard key={mailbox.id} mailbox={mailbox} nowMs={Date.now()} />
          ))}
        </Section>
        {mailboxes.length < MAX_MAILBOXES || mailboxes.some(({ state }) => state === 'error') ? (
          <Section title={mailboxes.length === 0 ? 'Connect it by IMAP' : 'Connect another one, or one anew'}>
            <MailboxForm user={user.email} plain={sandbox} />
          </Section>
        ) : null}
      </div>
    </div>
  );
});
