import type { Metadata } from 'next';
import { pathText } from '@/core/http/path-text';
import { parseUnsubscribeToken } from '@/core/mail/unsubscribe-token';
import { signingKey } from '@/modules/mailbox/policy';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { first } from '../../_shell/session';
import { withoutRuntime } from '../../_site/without-runtime';

export const metadata: Metadata = { title: 'No more invitations', referrer: 'same-origin', robots: 'noindex' };

/** What the link of an invitation opens. Looking never acts; the answer is a POST. */
export default withoutRuntime(async ({ params, searchParams }) => {
  const token = pathText((await params).token ?? '') ?? '';
  const address = parseUnsubscribeToken(token, [signingKey(runtime().settings)]);
  if (address === null) {
    return (
      <MessageScreen title="This link does not work">
        <p>It may have been cut off on its way. Open it from the mail again.</p>
      </MessageScreen>
    );
  }
  if (first((await searchParams).done) === '1') {
    return (
      <MessageScreen title="You will not be asked again">
        <p className="wrap-anywhere">Nobody can send an invitation to {address} from here any more.</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title="No more invitations?"
      action={
        <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`}>
          <Button type="submit" look="primary" name="page" value="1">
            Never ask me again
          </Button>
        </form>
      }
    >
      <p className="wrap-anywhere">
        Then nobody can ask {address} to join from here. Mail about your meetings still comes.
      </p>
    </MessageScreen>
  );
});
