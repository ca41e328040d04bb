import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { signInErrorText } from './sign-in-errors';

interface SignInFailedProps {
  readonly t: Translate<'signin'>;
  /** As next-auth names the error. */
  readonly code: string;
  readonly supportEmail: string;
  /** The address of whoever is signed in all the same; null for a visitor. */
  readonly signedInAs: string | null;
}

/** What went wrong with a sign-in, and the way on from there. */
export function SignInFailed({ t, code, supportEmail, signedInAs }: SignInFailedProps) {
  const [title, href, way] =
    signedInAs === null ? [t('notSignedIn'), '/auth/signin', t('back')] : [t('didNotWork'), '/', t('home')];
  return (
    <MessageScreen
      title={title}
      action={
        <Button asChild look="primary">
          <a href={href}>{way}</a>
        </Button>
      }
    >
      <p role="alert">{signInErrorText(t, code, supportEmail)}</p>
      {signedInAs === null ? null : <p className="wrap-anywhere">{t('stillSignedIn', { email: signedInAs })}</p>}
    </MessageScreen>
  );
}
