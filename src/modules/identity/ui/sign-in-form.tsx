import { SignInWays, type SignInWaysProps } from './sign-in-ways';

/** Signing in; whoever is new here can sign up instead. */
export function SignInForm(props: Omit<SignInWaysProps, 'children'>) {
  return (
    <SignInWays {...props}>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Sign in</h1>
        <p className="mt-1 text-ink-2">
          New here?{' '}
          <a href="/auth/signup" className="text-accent underline underline-offset-3">
            Create an account
          </a>
        </p>
      </div>
    </SignInWays>
  );
}
