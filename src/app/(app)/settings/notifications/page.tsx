import { mailNewsOf } from '@/modules/account/queries';
import { NotificationForm } from '@/modules/account/ui/notification-form';
import { assistantFor } from '@/modules/assistants/queries';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Notifications');

const ALWAYS = [
  [
    'Questions and approvals',
    'Nothing goes on before you have answered, so they always come. How often you are asked is a matter of your preferences.',
  ],
  [
    'Was it you?',
    'Mail in your name that could not be proved to be yours. Switched off, somebody else could speak for you.',
  ],
  [
    'What is sent to your guests with you in copy',
    'That is part of the conversation. Whether offers carry you in copy is a matter of your preferences.',
  ],
  [
    'Your account',
    'Links to sign in, the proof of an address, an export that is ready, a deletion that was asked for.',
  ],
] as const;

export default guarded('/settings/notifications', async (user) => {
  const assistant = await assistantFor(user.id, runtime().settings);
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title="Notifications" line={`What ${assistant.name} writes to ${user.email}.`} />
        <Section title="Mail that you can do without">
          <NotificationForm news={await mailNewsOf(user.id)} />
        </Section>
      </div>
      <Section title="Mail that always comes">
        <dl className="rounded-md border border-line">
          {ALWAYS.map(([what, why]) => (
            <div key={what} className="border-line px-4 py-3 not-first:border-t">
              <dt className="font-medium">{what}</dt>
              <dd className="text-ink-2">{why}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
});
