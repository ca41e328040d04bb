import { runtime } from '@/ports/runtime';
import { described } from '../../../_site/metadata';
import { Band, PageHead } from '../../../_site/parts';
import { PublicPage } from '../../../_site/public-page';
import { ControlGuide, PreferencesGuide, SetUpGuide, WritingGuide } from './guide';

export const generateMetadata = described('howToUse');

export default function HowToUsePage() {
  const { assistant, sandbox } = runtime().settings;
  return (
    <PublicPage>
      <PageHead title="How to use Sundial">
        <p>
          Set it up once, then write mail as you always do. The assistant is called {assistant.name} here; its address
          is <span className="font-medium text-ink">{assistant.address}</span>.
        </p>
      </PageHead>
      <Band id="set-up" title="Set it up, in three minutes">
        <SetUpGuide />
      </Band>
      <Band id="write" title="What to write">
        <WritingGuide name={assistant.name} />
      </Band>
      <Band
        id="preferences"
        title="Tell it how you like your time"
        lead="Under Settings, Preferences you write sentences. Each shows at once what was understood of it."
      >
        <PreferencesGuide />
      </Band>
      <Band id="control" title="Stay in control">
        <ControlGuide />
      </Band>
      {sandbox ? (
        <Band
          id="sandbox"
          title="Try it without anybody noticing"
          lead="This installation runs in its sandbox. Sign in as Dana, write to Jane, answer as Jane: nothing leaves this machine."
        >
          <a href="/sandbox/mail" className="text-base underline underline-offset-3">
            Open the practice mailboxes
          </a>
        </Band>
      ) : null}
      <p className="mt-10 border-t border-line pt-6 text-ink-2">
        Something is missing here?{' '}
        <a href="/support" className="underline underline-offset-3">
          Ask us
        </a>
        .
      </p>
    </PublicPage>
  );
}
