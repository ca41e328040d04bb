import { makeAddressToken } from '@/core/mail/address-token';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { CONFIRMATION_HOURS } from '../constants';
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
  const sent = await sendAccountMail(runtime, {
    kind: 'address',
    recipient: address,
    subject: 'Confirm your address for Sundial',
    opening: `${user.email} asked Sundial at ${host} to count mail from ${address} as theirs.`,
    link: {
      label: 'Look at it and confirm',
      url: `${baseUrl}/settings/account?confirm=${encodeURIComponent(token)}`,
    },
    closing: `Sign in as ${user.email} to confirm it, within ${CONFIRMATION_HOURS} hours. If this was not you, ignore this mail: nothing happens without the link.`,
  });
  return sent.ok;
}
