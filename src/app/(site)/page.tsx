import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { currentSession } from '../_shell/session';
import { ExampleThread } from './example-thread';

export const metadata: Metadata = { robots: { index: true } };

const STEPS = [
  [
    'You copy it on a mail.',
    'Write to your guest as you always do, with the assistant in Cc: “Sunny, find us half an hour next week.”',
  ],
  [
    'It reads your calendar and offers times.',
    'Three that fit your hours and what is already booked, in your guest’s time zone. While they are on offer they are held for nobody else.',
  ],
  [
    'Your guest answers in words, or with one click.',
    '“Tuesday at 2 works”, “how about Thursday after 3?”, or a link in the mail. No account, no form.',
  ],
  [
    'It books the meeting.',
    'Your calendar is read once more, the event is written with you as organiser, and your guest has the invitation.',
  ],
] as const;

const PROMISES = [
  [
    'It asks when it is not sure.',
    'A mail that it does not fully understand becomes a question to you, never a guess.',
  ],
  [
    'It keeps your calendar to itself.',
    'Guests see the times on offer. No titles, no places, no reasons, no other names.',
  ],
  ['It says what it is.', 'Every mail is signed as an assistant that is software.'],
  ['It explains itself.', 'For every thread you see what was read, what was decided, why, and what was sent.'],
] as const;

/** The landing page of visitors; whoever is signed in goes on to the dashboard. */
export default async function HomePage() {
  const session = await currentSession();
  if (session) redirect(hasRole(session.user, MEMBERS) ? '/dashboard' : '/waitlist');
  const { sandbox, assistant } = runtime().settings;
  return (
    <main className="mx-auto w-full max-w-[960px] px-4 pb-10">
      <div className="grid items-center gap-10 py-10 md:grid-cols-[1.05fr_1fr] md:py-16">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight md:text-[40px] md:leading-[1.12]">
            Meetings, arranged by mail while you do something else
          </h1>
          <p className="mt-4 max-w-md text-base text-ink-2">
            Sundial is an open-source assistant that you copy on a mail. It finds the time, asks your guests, books the
            meeting and tells you why. You run it yourself; your mail and calendar stay with you.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button asChild look="primary" size="large">
              <a href="/auth/signin">Sign in</a>
            </Button>
            <Button asChild look="quiet" size="large">
              <a href="#how-it-works">How it works</a>
            </Button>
          </div>
          {sandbox ? (
            <p className="mt-4 max-w-md text-xs text-ink-3">
              This installation runs in its sandbox: sign in as anyone, nothing leaves this machine.
            </p>
          ) : null}
        </div>
        <ExampleThread assistant={assistant.name} />
      </div>
      <section id="how-it-works" aria-labelledby="how" className="scroll-mt-6 border-t border-line pt-10">
        <h2 id="how" className="text-lg font-semibold">
          How it works
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[24px_1fr] content-start gap-x-2">
              <span aria-hidden className="font-semibold text-accent">
                {index + 1}
              </span>
              <h3 className="font-semibold">{title}</h3>
              <p className="col-start-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promises" className="mt-10 border-t border-line pt-10">
        <h2 id="promises" className="text-lg font-semibold">
          What you can count on
        </h2>
        <dl className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {PROMISES.map(([title, text]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
