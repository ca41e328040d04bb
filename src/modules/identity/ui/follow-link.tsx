import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { Note } from '@/ui/notes';

interface FollowLinkProps {
  /** Who the link signs in. */
  readonly address: string;
  /** Of the link. */
  readonly query: string;
  /** It was asked for in another browser than this one. */
  readonly elsewhere: boolean;
}

/** The last step of signing in by a mailed link: a form, so that it works without scripts. */
export function FollowLink({ address, query, elsewhere }: FollowLinkProps) {
  return (
    <MessageScreen
      title="Sign in to Sundial"
      action={
        <form method="post" action={`/api/auth/callback/email?${query}`} className="max-w-full">
          <Button type="submit" look="primary" size="large" className="max-w-full whitespace-normal wrap-anywhere">
            Sign in as {address}
          </Button>
        </form>
      }
    >
      {elsewhere ? (
        <Note tone="warn" className="text-left text-ink">
          This link was asked for in another browser. If that was not you, close this page: nothing has happened. If it
          was, go on.
        </Note>
      ) : (
        <p>One more step, so that programs that check your mail cannot use up the link.</p>
      )}
    </MessageScreen>
  );
}
