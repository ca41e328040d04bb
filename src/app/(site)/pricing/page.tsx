import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { Band, PageHead, Pairs } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('pricing');

const INCLUDED = [
  ['Conversations', 'With one guest or with several, single meetings and series.'],
  [
    'Calendars',
    'Google Calendar, or any server that speaks CalDAV. You decide which count as busy, and which one is written to.',
  ],
  [
    'Preferences',
    'Your rules as sentences, with every version kept and a simulator that says what would be offered, and why not.',
  ],
  ['Approval', 'From “ask me about everything” to “go ahead”, and every decision explained.'],
  ['Follow-ups', 'Reminders to guests who have not answered, within the limits of good manners.'],
  [
    'Four languages',
    'Mail and preferences are read in English, German, French and Spanish, and guests are answered in theirs.',
  ],
  ['Your mailbox', 'Connect it, and answers that went to you alone are noticed, too.'],
  ['Your data', 'What Sundial stores lies in the database of this installation.'],
] as const;

/** What it costs. Plans come with billing; until then nothing is said about them. */
export default function PricingPage() {
  const { billing, supportEmail } = runtime().settings;
  return (
    <PublicPage>
      <PageHead title="Pricing">
        {billing ? (
          <p>
            {operatorWords().Who} sets the terms for this installation. Ask at{' '}
            <a href={`mailto:${supportEmail}`} className="underline underline-offset-3">
              {supportEmail}
            </a>{' '}
            before you rely on it for your work.
          </p>
        ) : (
          <p>
            Everything is included, for everybody who has an account here. There are no plans, no seats and no card.
            Sundial is free software.
          </p>
        )}
        <Button asChild look="primary" size="large" className="mt-6">
          <a href="/auth/signup">Get started</a>
        </Button>
      </PageHead>
      <Band id="included" title={billing ? 'What Sundial does' : 'Included'}>
        <Pairs items={INCLUDED} />
      </Band>
      <Band
        id="guests"
        title="Your guests"
        lead="Pay nothing, need no account, and are never shown an advertisement. They answer a mail."
      >
        <p className="prose-width text-base text-ink-2">
          Would you rather run it yourself? One command on a machine of your own starts all of it, under the MIT
          licence. A language model, if you want one, is yours to choose and to pay.
        </p>
      </Band>
    </PublicPage>
  );
}
