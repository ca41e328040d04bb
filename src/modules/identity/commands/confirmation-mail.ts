import { makeAddressToken } from '@/core/mail/address-token';
import { translator } from '@/messages/translate';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { CONFIRMATION_HOURS } from '../constants';
import { mailLanguage } from '../queries/mail-language';
import { sendAccountMail } from './account-mail';

/** Mails a link to the address, by which the user proves that it is theirs. False when it could not be handed over. */
export async function sendConfirmation(
  runtime: Runtime,
  user: { readonly id: string; readonly email: string },
  address: string,
): Promise<boolean> {
  const { baseUrl } = runtime.settings;
  const expires = Math.floor((await runtime.clock.now()) / 60_000) + CONFIRMATION_HOURS * 60;
  const token = makeAddressToken({ userId: user.id, address, expires }, signingKey(runtime.settings));
  const { host } = new URL(baseUrl);
  const language = await mailLanguage(user.email);
  const t = translator(language, 'account-mails');
  const sent = await sendAccountMail(runtime, {
    language,
    kind: 'address',
    recipient: address,
    subject: t('address'),
    opening: t('addressText', { email: user.email, host, address }),
    link: {
      label: t('addressLink'),
      url: `${baseUrl}/settings/account?confirm=${encodeURIComponent(token)}`,
    },
    closing: t('addressClosing', { email: user.email, hours: CONFIRMATION_HOURS }),
  });
  return sent.ok;
}
