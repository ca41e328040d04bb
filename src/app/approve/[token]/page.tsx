import type { Metadata } from 'next';
import { approvalPage } from '@/modules/loops/queries/approval-page';
import { ApprovalView } from '@/modules/loops/ui/approval-view';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { first } from '../../_shell/session';
import { withoutRuntime } from '../../_site/without-runtime';

export const metadata: Metadata = { title: 'Approve a plan', referrer: 'same-origin', robots: 'noindex' };

/** The owner's page of one plan, by the signed link in their notice. Looking never acts; the answer is a POST. */
export default withoutRuntime(async ({ params, searchParams }) => {
  const { token = '' } = await params;
  const answered = first((await searchParams).answered);
  const page = await approvalPage(token, runtime());
  if (page.kind === 'invalid') {
    return (
      <MessageScreen title="This link does not work">
        <p>It may have been cut off on its way. Open it from the mail again, or answer the mail with yes or no.</p>
      </MessageScreen>
    );
  }
  if (answered === 'yes' || answered === 'no') {
    return (
      <MessageScreen
        title={answered === 'yes' ? 'Thank you, I go on' : 'I leave it'}
        action={
          <Button asChild>
            <a href={`/loops/${page.loopId}`}>Open it in the app</a>
          </Button>
        }
      >
        <p>{answered === 'yes' ? 'The plan is being carried out.' : 'Nothing was sent.'} You can close this page.</p>
      </MessageScreen>
    );
  }
  if (page.kind === 'over') {
    return (
      <MessageScreen
        title="Nothing waits here any more"
        action={
          <Button asChild>
            <a href={`/loops/${page.loopId}`}>Open “{page.title}”</a>
          </Button>
        }
      >
        <p>The plan was answered, or something new has come, or the link is older than three days.</p>
      </MessageScreen>
    );
  }
  return <ApprovalView page={page} token={token} />;
});
