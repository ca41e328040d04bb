import { SignInWays, type SignInWaysProps } from './sign-in-ways';

/** What they were about to do is not forgotten. */
const signUpFrom = (target: string) =>
  target === '/' ? '/auth/signup' : `/auth/signup?returnUrl=${encodeURIComponent(target)}`;

/** Signing in; whoever is new here can sign up instead. Whoever is signed in confirms here that it is still they. */
export function SignInForm(props: Omit<SignInWaysProps, 'children'>) {
  if (props.confirms !== undefined) {
    return (
      <SignInWays {...props}>
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Confirm that it is you</h1>
          <p className="mt-1 text-ink-2">
            What you want to do cannot be undone, or shows everything that you have here. Sign in again as{' '}
            <span className="wrap-anywhere">{props.confirms}</span>, and you come back.
          </p>
        </div>
      </SignInWays>
    );
  }
  return (
    <SignInWays {...props}>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Sign in</h1>
        <p className="mt-1 text-ink-2">
          New here?{' '}
          <a href={signUpFrom(props.callbackUrl)} className="text-accent underline underline-offset-3">
            Create an account
          </a>
        </p>
      </div>
    </SignInWays>
  );
}
