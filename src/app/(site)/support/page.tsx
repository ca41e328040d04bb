import { limitsOf } from '@/core/http/form-limits';
import { supportRequest } from '@/modules/support/schema';
import { SupportForm } from '@/modules/support/ui/support-form';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../_shell/locale';
import { currentSession, first, type PageProps } from '../../_shell/session';
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
  const answered = commonQuestions(assistant);
  const session = await currentSession();
  const sent = first((await searchParams).sent) === '1';
  return (
    <PublicPage facts={[questions(answered)]}>
      <PageHead title="Support">
        <p>{operatorWords().Who} answers here. Most questions are answered below, at once.</p>
      </PageHead>
      <Band id="questions" title="Common questions">
        <Answers items={answered} />
        <p className="mt-4 text-ink-2">
          New here?{' '}
          <a href="/help/how-to-use" className="underline underline-offset-3">
            How to use Sundial
          </a>{' '}
          takes three minutes.
        </p>
      </Band>
      <Band
        id="write"
        title="Write to us"
        lead="Say what you expected and what happened instead. If it is about one thread, add the subject of the mail. Never send a password."
      >
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
