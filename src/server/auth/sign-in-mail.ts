import { assistantMailbox } from '@/core/mail/reply-token';
import { personasAmong } from '@/modules/assistants/queries';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import type { Runtime } from '@/ports/runtime';

/**
 * Mails a sign-in link; to an address of the assistant's own, silently, none. Throws when the mail could not be handed over: next-auth then tells `EmailSignin`.
 */
export async function sendSignInLink(runtime: Runtime, recipient: string, url: string): Promise<void> {
  const own = assistantMailbox(recipient, runtime.settings.assistant.address) !== null;
  if (own || (await personasAmong([recipient])).length > 0) return;
  const sent = await sendAccountMail(runtime, {
    kind: 'sign-in',
    recipient,
    subject: 'Your sign-in link for Sundial',
    opening: `Here is your link to sign in to Sundial at ${new URL(runtime.settings.baseUrl).host}.`,
    link: { label: 'Sign in', url },
    closing:
      'It works once, within 24 hours. If you did not ask for it, ignore this mail: nothing happens without the link.',
  });
  if (!sent.ok) throw new Error(`The sign-in link was not sent: ${sent.failure}`);
}
