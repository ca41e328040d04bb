'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { MailText } from '@/modules/loops/ui/mail-text';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { PRACTICE_GUEST } from '../constants';
import type { RehearsalAnswer } from '../schema';

interface PracticeQuestionProps {
  readonly question: NonNullable<RehearsalAnswer['question']>;
  readonly assistant: string;
  readonly busy: boolean;
  readonly sandbox: boolean;
  /** How many mails to others are shown to the owner first. */
  readonly shownFirst: number;
  onAnswer(approve: boolean, text: string | null): void;
}

/** What the assistant asks before it goes on: a mail to be seen first, or a question. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const t = useMessages('rehearsal');
  const { question, assistant, busy, sandbox, shownFirst, onAnswer } = props;
  const [text, setText] = useState('');
  const words = text.trim() === '' ? null : text.trim();
  return (
    <section aria-label={t('asks', { assistant })} className="rounded-md border border-hold bg-surface">
      <div className="px-4 py-3">
        <h3 className="mb-1 text-xs text-ink-2">
          {t.rich('asksAndWaits', {
            assistant,
            by: (words) => <b className="font-semibold text-ink">{words}</b>,
          })}
        </h3>
        <p className="font-medium">{question.text}</p>
        {question.approve && shownFirst > 0 ? (
          <p className="mt-1 text-xs text-ink-2">
            {t(sandbox ? 'whyOnceSandbox' : 'whyOnce', { assistant, count: shownFirst })}
          </p>
        ) : null}
      </div>
      {question.mails.map((mail) => (
        <div key={mail.text} className="border-t border-line px-4 py-3">
          <h4 className="mb-1.5 text-xs text-ink-2">
            {mail.to === 'guest' ? t('mailTo', { name: PRACTICE_GUEST.name }) : t('mailToYou')}
          </h4>
          <MailText text={mail.text.trimEnd()} />
        </div>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(true, words);
        }}
        className="grid gap-3 border-t border-line px-4 py-3"
      >
        {question.approve ? null : (
          <Field label={t('yourAnswer')} hint={t('yourAnswerHint')}>
            {(attributes) => (
              <Input {...attributes} maxLength={1_000} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={busy}>
            {question.approve ? t('yesDo') : words ? t('say') : t('yes')}
          </Button>
          <Button busy={busy} onClick={() => onAnswer(false, words)}>
            {question.approve ? t('noLeave') : t('no')}
          </Button>
        </div>
      </form>
    </section>
  );
}
