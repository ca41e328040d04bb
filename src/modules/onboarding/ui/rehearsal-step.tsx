'use client';

import { CalendarCheck2 } from 'lucide-react';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Textarea } from '@/ui/field';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { PRACTICE_GUEST } from '../constants';
import type { RehearsalAnswer } from '../schema';
import { PracticeQuestion } from './practice-question';
import { PracticeThread } from './practice-thread';
import { StepActions } from './step-actions';
import { useRehearsal } from './use-rehearsal';
import { useStep } from './use-step';

/** Fetched when it is first shown: the data of time zones is large. */
const PracticeCalendar = lazy(() => import('./practice-calendar'));

interface RehearsalStepProps {
  /** As far as it was played before. */
  readonly initial: RehearsalAnswer | null;
  /** A request to begin with. */
  readonly sample: string;
  readonly assistant: string;
  readonly sandbox: boolean;
  readonly zoneConfirmed: boolean;
  readonly onboarded: boolean;
  /** How many mails to others are shown to the owner first. */
  readonly shownFirst: number;
}

/** Step 7: the whole way of a request, with a practice guest and a practice calendar. */
export function RehearsalStep(props: RehearsalStepProps) {
  const t = useMessages('rehearsal');
  const { initial, sample, assistant, sandbox, zoneConfirmed, onboarded, shownFirst } = props;
  const step = useStep('rehearsal');
  const { played, busy, failed, begin, move } = useRehearsal(initial);
  const [request, setRequest] = useState(initial?.request ?? sample);
  const title = useId();
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(played);
  // What was just played is where it goes on.
  useEffect(() => {
    if (before.current === played) return;
    before.current = played;
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [played]);

  async function finish(event: FormEvent) {
    event.preventDefault();
    const body = played ? {} : ({ skip: true } as const);
    if (!(await step.finish(body, () => sendJson('/api/user/onboarded', 'POST')))) return;
    step.go('/dashboard');
  }

  return (
    <div className="grid gap-6">
      {zoneConfirmed ? null : <Note tone="warn">{t('zoneOpen')}</Note>}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-5">
          <RequestForm folded={played !== null} onSend={() => void (request.trim() !== '' && begin(request.trim()))}>
            <Field label={t('to', { guest: PRACTICE_GUEST.name, assistant })} hint={t('hint')}>
              {(attributes) => (
                <Textarea
                  {...attributes}
                  rows={7}
                  maxLength={2_000}
                  required
                  value={request}
                  onChange={(event) => setRequest(event.target.value)}
                />
              )}
            </Field>
            {failed ? <Note tone="bad">{`${failed} ${t('kept')}`}</Note> : null}
            <Button type="submit" look={played ? 'plain' : 'primary'} busy={busy} className="justify-self-start">
              {played ? t('sendAgain') : t('send')}
            </Button>
          </RequestForm>
          {played ? (
            <>
              <PracticeThread
                played={played}
                assistant={assistant}
                busy={busy}
                onGuest={(text, after) => void move({ by: 'guest', text }, after)}
              />
              <div ref={end} tabIndex={-1} className="outline-none">
                {played.question ? (
                  <PracticeQuestion
                    key={played.moves.length}
                    question={played.question}
                    assistant={assistant}
                    busy={busy}
                    sandbox={sandbox}
                    shownFirst={played.moves.some(({ by }) => by === 'owner') ? 0 : shownFirst}
                    onAnswer={(approve, text) => void move({ by: 'owner', approve, text })}
                  />
                ) : (
                  <Outcome meeting={played.meeting} assistant={assistant} />
                )}
              </div>
            </>
          ) : null}
        </div>
        <section aria-labelledby={title} className="grid gap-2 lg:sticky lg:top-6">
          <h2 id={title} className="font-semibold">
            {t('calendar')}
          </h2>
          {played ? (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <PracticeCalendar played={played} />
            </Suspense>
          ) : (
            <p className="rounded-md border border-dashed border-line-strong px-4 py-5 text-ink-2">
              {t('calendarWhat', { assistant })}
            </p>
          )}
        </section>
      </div>
      {sandbox ? (
        <p className="text-ink-2">
          {t.rich('mailbox', {
            link: (words) => (
              <a href="/sandbox/mail" className="underline underline-offset-3 hover:text-ink">
                {words}
              </a>
            ),
          })}
        </p>
      ) : null}
      <form onSubmit={(event) => void finish(event)}>
        <StepActions
          step="rehearsal"
          busy={step.busy}
          failed={step.failed}
          label={onboarded ? t('toDashboard') : played ? t('finish') : t('finishWithout')}
          main={played !== null && played.question === null}
        />
      </form>
    </div>
  );
}

/** The request; once it was sent it stands in the thread, and folds away here. */
function RequestForm({ folded, onSend, children }: { folded: boolean; onSend(): void; children: ReactNode }) {
  const t = useMessages('rehearsal');
  const form = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="grid gap-3"
    >
      {children}
    </form>
  );
  if (!folded) return form;
  return (
    <details>
      <summary className="mb-3 cursor-pointer text-ink-2">{t('change')}</summary>
      {form}
    </details>
  );
}

function Outcome({ meeting, assistant }: { meeting: RehearsalAnswer['meeting']; assistant: string }) {
  const t = useMessages('rehearsal');
  if (!meeting) return <p className="text-ink-2">{t('nothing', { assistant })}</p>;
  return (
    <p className="flex items-center gap-2 font-medium text-good">
      <CalendarCheck2 className="size-4.5 shrink-0" aria-hidden />
      {t('booked', { title: meeting.title })}
    </p>
  );
}
