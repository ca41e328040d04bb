import type { Translate } from '@/messages/message-keys';
import type { SignInError } from '../constants';

/** What each of next-auth's error codes means, for whoever tried; `other`: any further code. */
export function signInErrors(
  t: Translate<'signin'>,
  supportEmail: string,
): Readonly<Record<SignInError | 'other', string>> {
  return {
    OAuthCallback: t('errorGoogle'),
    OAuthAccountNotLinked: t('errorOtherWay'),
    AccountNotLinked: t('errorOtherWay'),
    SessionRequired: t('errorSession'),
    Verification: t('errorLink'),
    EmailSignin: t('errorMail'),
    TooManyLinks: t('errorManyLinks'),
    TooManyAttempts: t('errorManyTries'),
    AccessDenied: t('errorDenied', { email: supportEmail }),
    other: t('errorSetUp', { email: supportEmail }),
  };
}

/** What a sign-in error code means, for whoever tried. */
export function signInErrorText(t: Translate<'signin'>, code: string, supportEmail: string): string {
  const texts: Readonly<Record<string, string>> = signInErrors(t, supportEmail);
  return (Object.hasOwn(texts, code) ? texts[code] : texts.other) ?? '';
}
