import type { Translate } from '@/messages/message-keys';
import { SignInWays, type SignInWaysProps } from './sign-in-ways';

/** What they were about to do is not forgotten. */
const signUpFrom = (target: string) =>
  target === '/' ? '/auth/signup' : `/auth/signup?returnUrl=${encodeURIComponent(target)}`;

/** Signing in; whoever is new here can sign up instead. Whoever is signed in confirms here that it is still they. */
export function SignInForm(props: Omit<SignInWaysProps, 'children'>) {
  const t: Translate<'signin'> = props.t;
  if (props.confirms !== undefined) {
    return (
      <SignInWays {...props}>
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{t('confirmTitle')}</h1>
          <p className="mt-1 text-ink-2">
            {t.rich('confirmText', {
              email: props.confirms,
              account: (email) => <span className="wrap-anywhere">{email}</span>,
            })}
          </p>
        </div>
      </SignInWays>
    );
  }
  return (
    <SignInWays {...props}>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-1 text-ink-2">
          {t.rich('newHere', {
            link: (chunks) => (
              <a href={signUpFrom(props.callbackUrl)} className="text-accent underline underline-offset-3">
                {chunks}
              </a>
            ),
          })}
        </p>
      </div>
    </SignInWays>
  );
}
