'use client';

import { useState } from 'react';
import { MailText } from '@/modules/loops/ui/mail-text';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { PRACTICE_GUEST } from '../constants';
import type { RehearsalAnswer } from '../schema';

interface PracticeQuestionProps {
  readonly question: NonNullable<RehearsalAnswer['question']>;
  readonly assistant: string;
  readonly busy: boolean;
  onAnswer(approve: boolean, text: string | null): void;
}

/** What the assistant asks before it goes on: a mail to be seen first, or a question. */
export function PracticeQuestion({ question, assistant, busy, onAnswer }: PracticeQuestionProps) {
  const [text, setText] = useState('');
  const words = text.trim() === '' ? null : text.trim();
  return (
    <section aria-label={`${assistant} asks you`} className="rounded-md border border-hold bg-surface">
      <div className="px-4 py-3">
        <h3 className="mb-1 text-xs text-ink-2">
          <b className="font-semibold text-ink">{assistant}</b> asks you, and waits
        </h3>
        <p className="font-medium">{question.text}</p>
      </div>
      {question.mails.map((mail) => (
        <div key={mail.text} className="border-t border-line px-4 py-3">
          <h4 className="mb-1.5 text-xs text-ink-2">To {mail.to === 'guest' ? PRACTICE_GUEST.name : 'you'}</h4>
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
          <Field label="Your answer" hint="In your own words, or leave it empty and press Yes or No.">
            {(attributes) => (
              <Input {...attributes} maxLength={1_000} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={busy}>
            {question.approve ? 'Yes, do this' : words ? 'Answer' : 'Yes'}
          </Button>
          <Button busy={busy} onClick={() => onAnswer(false, words)}>
            {question.approve ? 'No, leave it' : 'No'}
          </Button>
        </div>
      </form>
    </section>
  );
}
