import { assistantMailbox } from '@/core/mail/reply-token';
import type { Wishes } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { personasAmong } from '@/modules/assistants/queries';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { mailLanguage } from '@/modules/identity/queries/mail-language';
import type { Runtime } from '@/ports/runtime';

/**
 * Mails a sign-in link; to an address of the assistant's own, silently, none. Throws when the mail could not be handed over: next-auth then tells `EmailSignin`.
 */
export async function sendSignInLink(runtime: Runtime, recipient: string, url: string, wishes: Wishes): Promise<void> {
  const own = assistantMailbox(recipient, runtime.settings.assistant.address) !== null;
  if (own || (await personasAmong([recipient])).length > 0) return;
  const language = await mailLanguage(recipient, wishes);
  const t = translator(language, 'account-mails');
  const sent = await sendAccountMail(runtime, {
    language,
    kind: 'sign-in',
    recipient,
    subject: t('signIn'),
    opening: t('signInText', { host: new URL(runtime.settings.baseUrl).host }),
    link: { label: t('signInLink'), url },
    closing: t('signInClosing'),
  });
  if (!sent.ok) throw new Error(`The sign-in link was not sent: ${sent.failure}`);
}
