import { LINK_FORM, SignInWays } from '@/modules/identity/ui/sign-in-ways';
import { Field, Input } from '@/ui/field';

interface SignUpFormProps {
  readonly supportEmail: string;
  readonly sandbox: boolean;
  /** New people wait, unless they bring a code. */
  readonly waitlist: boolean;
  /** The code of the link that led here. */
  readonly code: string;
  /** What was chosen before and comes after it, in words; null: nothing. */
  readonly chosen: string | null;
  /** Where whoever has an account already goes on. */
  readonly returnUrl: string | null;
}

/** Who somebody is; kept in the browser while they prove their address, and sent once they are signed in. */
export function SignUpForm({ supportEmail, sandbox, waitlist, code, chosen, returnUrl }: SignUpFormProps) {
  return (
    <SignInWays callbackUrl="/auth/complete-signup" supportEmail={supportEmail} sandbox={sandbox}>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Create your account</h1>
        <p className="mt-1 text-ink-2">
          {waitlist ? 'There is a waitlist at the moment; an invite takes you past it. ' : null}
          Have an account?{' '}
          <a
            href={returnUrl ? `/auth/signin?returnUrl=${encodeURIComponent(returnUrl)}` : '/auth/signin'}
            className="text-accent underline underline-offset-3"
          >
            Sign in
          </a>
        </p>
        {chosen ? <p className="mt-3 rounded-md border border-line bg-surface px-3 py-2">{chosen}</p> : null}
      </div>
      <div data-told className="grid gap-4">
        <Field label="Your name" hint="Not needed with Google, which tells it.">
          {(attributes) => (
            <Input {...attributes} form={LINK_FORM} name="name" required maxLength={120} autoComplete="name" />
          )}
        </Field>
        <Field label={<Optional>Company</Optional>}>
          {(attributes) => (
            <Input {...attributes} form={LINK_FORM} name="company" maxLength={120} autoComplete="organization" />
          )}
        </Field>
        <Field label={<Optional>Invite code</Optional>}>
          {(attributes) => (
            <Input
              {...attributes}
              form={LINK_FORM}
              name="code"
              maxLength={64}
              defaultValue={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
    </SignInWays>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-3">(optional)</span>
    </>
  );
}
