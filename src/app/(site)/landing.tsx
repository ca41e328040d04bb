import { Button } from '@/ui/button';
import { Band, Pairs } from '../_site/parts';
import { RecordedThread } from './recorded-thread';
import { RecordedWeek } from './recorded-week';

const DOES = [
  [
    'It negotiates',
    'Guests answer in their own words: yes, no, later, “Thursday after 3”, in English, German, French or Spanish. It finds what fits both, or asks you.',
  ],
  ['It moves and cancels', 'A meeting that has to move keeps its old time until the new one is agreed, and its link.'],
  [
    'It arranges groups',
    'With several guests it asks all of them, gathers who can when, and books the time that suits. Weekly and monthly meetings, too.',
  ],
  [
    'It follows up',
    'No answer after a while: one soft reminder with times that are still free, then a second. Then it leaves your guest in peace.',
  ],
  [
    'It keeps to your rules',
    'Write them as sentences: “No meetings before 10. At most four a day. Keep Fridays free.” You see what it understood, and what it would offer.',
  ],
  [
    'It waits for you',
    'You decide what it may do alone. What it asks waits on one page and in your mailbox, to be answered with one tap.',
  ],
] as const;

const PROMISES = [
  [
    'It asks when it is not sure.',
    'A mail that it does not fully understand becomes a question to you, never a guess.',
  ],
  [
    'It never books twice.',
    'Your calendar is read again in the moment of booking. What cannot be read counts as busy, not as free.',
  ],
  [
    'It keeps your calendar to itself.',
    'Guests see the times on offer. No titles, no places, no reasons, no other names.',
  ],
  ['It says what it is.', 'Every mail is signed as an assistant that is software. It never claims to be a person.'],
  [
    'It explains itself.',
    'For every thread you see what was read, what was decided, why, and what was sent. Ask “why not Tuesday at 3?” and it names the meeting or the rule.',
  ],
  [
    'It runs without a model.',
    'Mail is read by rules on the machine it runs on. A language model helps only where one is set up and your settings allow it.',
  ],
] as const;

/** What visitors read first: what it is, a meeting being booked, what can be counted on. */
export function Landing({ assistant, sandbox }: { assistant: string; sandbox: boolean }) {
  return (
    <>
      <div className="grid items-start gap-x-14 gap-y-10 py-10 md:grid-cols-[1.1fr_1fr] md:py-16">
        <div className="md:pt-16">
          <h1 className="text-2xl font-semibold tracking-tight">
            Meetings, arranged by mail while you do something else
          </h1>
          <p className="mt-4 max-w-md text-base text-ink-2">
            Sundial is an open-source assistant that you copy on a mail. It finds the time, asks your guests, books the
            meeting and tells you why. It runs where you decide; your mail and calendar stay there.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button asChild look="primary" size="large">
              <a href="/auth/signup">Get started</a>
            </Button>
            <Button asChild look="quiet" size="large">
              <a href="/how-it-works">How it works</a>
            </Button>
          </div>
          {sandbox ? (
            <p className="mt-4 max-w-md text-xs text-ink-3">
              This installation runs in its sandbox: sign in as anyone, nothing leaves this machine.
            </p>
          ) : null}
        </div>
        <RecordedWeek />
      </div>
      <Band
        id="conversation"
        title="A meeting being booked"
        lead="Dana, in New York, has met Jane, from London. This is all that either of them wrote."
      >
        <RecordedThread assistant={assistant} />
      </Band>
      <Band id="does" title="What it does for you">
        <Pairs items={DOES} />
      </Band>
      <Band id="promises" title="What you can count on">
        <Pairs items={PROMISES} />
      </Band>
      <Band
        id="own"
        title="Yours to run"
        lead="Sundial is free software under the MIT licence. One command starts all of it, with a sandbox to try it in: a practice calendar, practice mailboxes, people to write to."
      >
        <pre className="w-fit max-w-full overflow-x-auto rounded-md border border-line bg-surface px-4 py-3 font-mono text-sm">
          npm install && npm start
        </pre>
      </Band>
    </>
  );
}
