import Link from 'next/link';
import { assistantFor } from '@/modules/assistants/queries';
import { flagOn } from '@/modules/flags/queries';
import { ONBOARDING_PATH, STEPS } from '@/modules/onboarding/constants';
import { accountFacts, progressOf } from '@/modules/onboarding/queries';
import { Frame } from '@/modules/onboarding/ui/frame';
import { PrefetchNext } from '@/modules/onboarding/ui/lazy-steps';
import { StartAgain } from '@/modules/onboarding/ui/start-again';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, titled } from '../../../_shell/session';
import { stepContent } from './step-content';

export const generateMetadata = titled(async () => (await messagesOf('onboarding'))('pageTitle'));

export default guarded(ONBOARDING_PATH, async (user, { searchParams }) => {
  const query = await searchParams;
  const [progress, { onboardedAt }, developer, assistant, t] = await Promise.all([
    progressOf(user.id),
    accountFacts(user.id),
    flagOn('onboarding-dev', user.id),
    assistantFor(user.id, runtime().settings),
    messagesOf('onboarding'),
  ]);
  const step = STEPS.find((one) => one === first(query.step)) ?? progress.step;
  const aside = (
    <>
      <Link href="/dashboard" className="text-ink-2 underline underline-offset-3 hover:text-ink">
        {onboardedAt ? t('toDashboard') : t('finishLater')}
      </Link>
      {developer ? <StartAgain /> : null}
    </>
  );
  return (
    <div className="mx-auto w-full max-w-[1100px] px-4 pt-4 pb-4 sm:pb-16">
      <ClientMessages areas={['onboarding']}>
        <Frame step={step} done={progress.done} assistant={assistant.name} jump={developer} aside={aside}>
          <div key={step}>{await stepContent(step, { user, assistant, returned: query })}</div>
          <PrefetchNext step={step} />
        </Frame>
      </ClientMessages>
    </div>
  );
});
