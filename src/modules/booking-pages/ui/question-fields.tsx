'use client';

import { X } from 'lucide-react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Input } from '@/ui/field';
import type { BookingTypeForm } from '../schema';

type Questions = BookingTypeForm['questions'];

/** As many as a page may ask. */
const MOST = 6;

/** What a page asks its guests besides name and address. */
export function QuestionFields({ questions, onChange }: { questions: Questions; onChange(next: Questions): void }) {
  const t = useMessages('booking-pages');
  const change = (at: number, patch: Partial<Questions[number]>) =>
    onChange(questions.map((one, i) => (i === at ? { ...one, ...patch } : one)));
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t('questions')}</legend>
      {questions.map((question, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is told from the others by its place alone
        <div key={i} className="grid gap-2 rounded-md border border-line px-3 py-3">
          <div className="flex gap-2">
            <Input
              aria-label={t('question', { number: i + 1 })}
              required
              maxLength={120}
              value={question.label}
              onChange={({ target }) => change(i, { label: target.value })}
            />
            <Button
              look="quiet"
              aria-label={t('removeQuestion', { number: i + 1 })}
              onClick={() => onChange(questions.filter((_, at) => at !== i))}
            >
              <X className="size-4" aria-hidden />
            </Button>
          </div>
          <div className="flex flex-wrap gap-4">
            {(['required', 'long'] as const).map((name) => (
              <label key={name} className="flex items-center gap-2 py-1">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={question[name]}
                  onChange={({ target }) => change(i, { [name]: target.checked })}
                />
                {t(name === 'required' ? 'needed' : 'long')}
              </label>
            ))}
          </div>
        </div>
      ))}
      {questions.length < MOST ? (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...questions, { label: '', required: false, long: false }])}
        >
          {t('addQuestion')}
        </Button>
      ) : null}
    </fieldset>
  );
}
