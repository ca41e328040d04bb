import type { Metadata } from 'next';
import { approvalPage } from '@/modules/loops/queries/approval-page';
import { ApprovalView } from '@/modules/loops/ui/approval-view';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { messagesOf } from '../../_shell/locale';
import { first } from '../../_shell/session';
import { withoutRuntime } from '../../_site/without-runtime';

export async function generateMetadata(): Promise<Metadata> {
  const t = await messagesOf('decisions');
  return { title: t('title'), referrer: 'same-origin', robots: 'noindex' };
}

/** The owner's page of one question, by the signed link in their mail. Looking never acts; the answer is a POST. */
export default withoutRuntime(async ({ params, searchParams }) => {
  const { token = '' } = await params;
  const search = await searchParams;
  const t = await messagesOf('decisions');
  const page = await approvalPage(token, runtime());
  if (page.kind === 'invalid') {
    return (
      <MessageScreen title={t('invalidTitle')}>
        <p>{t('invalid')}</p>
      </MessageScreen>
    );
  }
  const answered = first(search.answered);
  if (answered === 'yes' || answered === 'words') {
    const said = { yes: t('yes'), words: t('words') }[answered];
    const title = { yes: t('yesTitle'), words: t('wordsTitle') }[answered];
    return (
      <MessageScreen title={title} action={<OpenLoop loopId={page.loopId} words={t('changeInApp')} />}>
        <p>
          {said} {t('mayClose')}
        </p>
      </MessageScreen>
    );
  }
  if (page.kind === 'answered' && (page.no || answered === 'no')) {
    return (
      <MessageScreen title={t('saidNo')} action={<OpenLoop loopId={page.loopId} words={t('changeInApp')} />}>
        <p>{t('saidNoTo', { question: page.text })}</p>
        <p className="mt-2">{page.next}</p>
        <form method="post" action={`/api/approvals/${token}`} className="mt-4">
          <Button type="submit" look="primary" name="approve" value="take_back">
            {t('takeBack')}
          </Button>
        </form>
      </MessageScreen>
    );
  }
  if (page.kind !== 'open') {
    const words = page.kind === 'over' ? t('openLoop', { title: page.title }) : t('changeInApp');
    return (
      <MessageScreen title={t('overTitle')} action={<OpenLoop loopId={page.loopId} words={words} />}>
        <p>{t('over')}</p>
      </MessageScreen>
    );
  }
  return <ApprovalView page={page} token={token} wanted={first(search.answer)} t={t} />;
});

function OpenLoop({ loopId, words }: { loopId: string; words: string }) {
  return (
    <Button asChild>
      <a href={`/loops/${loopId}`}>{words}</a>
    </Button>
  );
}
