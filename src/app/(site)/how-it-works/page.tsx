import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { described } from '../../_site/metadata';
import { Band, PageHead, Pairs, Said, Steps } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('howItWorks');

const GUESTS_SEE = [
  ['The times on offer', 'In your guest’s own time zone as soon as it is known, with yours beside it.'],
  ['A page to choose on', 'By a link in the mail, without an account. Looking at it never decides anything.'],
  ['A way to say no', 'Or to suggest another time, in words or on that page.'],
  ['Nothing else of yours', 'Not what your other meetings are called, where they are or who is in them.'],
] as const;

const ASKS = [
  [
    'What it does not fully understand',
    'A mail with words that could change its meaning is put to you, and says which words those are.',
  ],
  ['What your rules do not allow', 'A time outside your hours, a meeting that is longer than you take, a travel day.'],
  ['Changes that cost somebody something', 'Moving a meeting a second time, or one with people you have marked.'],
  [
    'As much more as you like',
    'From “show me every mail first” to “go ahead wherever you may”: one setting, any time.',
  ],
] as const;

export default function HowItWorksPage() {
  const { name } = runtime().settings.assistant;
  return (
    <PublicPage>
      <PageHead title="How it works">
        <p>
          You write mail as you always do. The assistant, here called {name}, takes over the part that nobody likes:
          finding the time.
        </p>
      </PageHead>
      <Band id="steps" title="From your mail to the meeting">
        <Steps items={stepsOf(name)} />
      </Band>
      <Band id="guests" title="What your guests see">
        <Pairs items={GUESTS_SEE} />
      </Band>
      <Band id="asks" title="When it asks you first">
        <Pairs items={ASKS} />
      </Band>
      <Band
        id="reading"
        title="How it reads"
        lead="By rules: a grammar of dates, times and the ways people say yes, no and maybe, in English, German, French and Spanish. It needs no key and no network, gives the same answer every time, and knows which words it could not place. Those it never skips."
      >
        <p className="prose-width text-base text-ink-2">
          Where whoever runs this installation has set up a language model, and your settings allow it, it may help with
          what the rules leave open. What it says is checked against the text and never acts by itself. A mail cannot
          give the assistant orders: only you, and those you have named, can.
        </p>
      </Band>
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-8">
        <Button asChild look="primary" size="large">
          <a href="/auth/signup">Get started</a>
        </Button>
        <Button asChild look="quiet" size="large">
          <a href="/help/how-to-use">How to use Sundial</a>
        </Button>
      </div>
    </PublicPage>
  );
}

function stepsOf(name: string) {
  return [
    [
      'You copy it on a mail',
      <p key="1">
        To your guest, with the assistant in Cc: <Said>{name}, find us half an hour next week</Said>. The mail must come
        from an address that is yours; mail that only claims to is not obeyed.
      </p>,
    ],
    [
      'It looks at your time',
      <p key="2">
        Your calendars, your hours, the rules you wrote, room before and after, public holidays. A calendar that cannot
        be read counts as busy.
      </p>,
    ],
    [
      'It offers times',
      <p key="3">
        Three, on different days, in the same thread. While they are on offer they are held: no second guest is offered
        the same hour. An offer ends after three working days, or earlier when the times come near.
      </p>,
    ],
    [
      'Your guest answers',
      <p key="4">
        In words, or by a link. <Said>Tuesday works</Said>, <Said>could we do Thursday after 3?</Said>,{' '}
        <Said>I am away until the 12th</Said>. It answers what was asked, at most once per mail.
      </p>,
    ],
    [
      'It books',
      <p key="5">
        It reads your calendar once more, writes the event with you as organiser, adds a video link where one is wanted,
        and sees to it that everybody has the invitation.
      </p>,
    ],
    [
      'It stays with it',
      <p key="6">
        When somebody has to move or cancel, they say so in the thread, and it does the rest. You can stop it, or take
        over, in each thread, with one click.
      </p>,
    ],
  ] as const;
}
