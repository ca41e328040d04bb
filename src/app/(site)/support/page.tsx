import { limitsOf } from '@/core/http/form-limits';
import { supportRequest } from '@/modules/support/schema';
import { SupportForm } from '@/modules/support/ui/support-form';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../_shell/current-session';
import { messagesOf } from '../../_shell/locale';
import { first, type PageProps } from '../../_shell/session';
import { questions } from '../../_site/facts';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { PageScript } from '../../_site/page-script';
import { Answers, Band, PageHead } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';
import { commonQuestions } from './questions';

const LIMITS = limitsOf(supportRequest);

export const generateMetadata = described('support');

export default async function SupportPage({ searchParams }: PageProps) {
  const { supportEmail, assistant } = runtime().settings;
  const [t, site] = await Promise.all([messagesOf('support-pages'), messagesOf('site')]);
  const answered = commonQuestions(t, assistant);
  const session = await currentSession();
  const sent = first((await searchParams).sent) === '1';
  return (
    <PublicPage facts={[questions(answered)]}>
      <PageHead title={t('publicTitle')}>
        <p>{t('publicLead', { Who: operatorWords(site).Who })}</p>
      </PageHead>
      <Band id="questions" title={t('questions')}>
        <Answers items={answered} />
        <p className="mt-4 text-ink-2">
          {t.rich('newHere', {
            link: (words) => (
              <a href="/help/how-to-use" className="underline underline-offset-3">
                {words}
              </a>
            ),
          })}
        </p>
      </Band>
      <Band id="write" title={t('write')} lead={t('writeLead')}>
        <SupportForm
          email={session?.user.email ?? ''}
          supportEmail={supportEmail}
          sent={sent}
          limits={LIMITS}
          t={await messagesOf('support')}
        />
        <PageScript src="/built/support-form.js" />
      </Band>
    </PublicPage>
  );
}
