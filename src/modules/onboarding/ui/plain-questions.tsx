'use client';

import { useEffect, useRef, useState } from 'react';
import { hoursRules } from '@/core/preferences/basics';
import { putIn, takeOut } from '@/core/preferences/edit/drafted';
import { headingOf, renderRule } from '@/core/preferences/render/render';
import type { Rule } from '@/core/preferences/rule';
import { parseClock } from '@/core/time/calendar-date';
import { wallTime } from '@/core/time/wall-format';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Section } from '@/ui/card';
import { Field, Input, Select } from '@/ui/field';

/** Times as HH:MM, lengths in minutes; what is undefined is not said. */
interface Answers {
  readonly from?: string;
  readonly to?: string;
  readonly lunch?: string;
  readonly minutes?: number;
  readonly buffer?: number;
}

/** What everybody has: hours and a length. A lunch is not made up. */
const USUAL: Answers = { from: '09:00', to: '17:00', minutes: 30, buffer: 0 };
const LUNCHES = ['11:30', '12:00', '12:30', '13:00'];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

interface PlainQuestionsProps {
  readonly text: string;
  readonly ready: boolean;
  /** Nothing is said yet: it begins with what is usual. */
  readonly fresh: boolean;
  readonly noCalendar: boolean;
  onText(text: string): void;
}

/** Where no calendar tells it: four questions, whose answers stand in the document as sentences at once. */
export function PlainQuestions({ text, ready, fresh, noCalendar, onText }: PlainQuestionsProps) {
  const t = useMessages('onboarding');
  const locale = useLocale();
  const [answers, setAnswers] = useState<Answers>({});
  const [written, setWritten] = useState<readonly string[]>([]);

  function change(part: Answers) {
    const next = { ...answers, ...part };
    const sentences = sentencesFor(next);
    setAnswers(next);
    setWritten(sentences.map((one) => one.text));
    onText(putIn(written.reduce(takeOut, text), sentences));
  }

  const begun = useRef(false);
  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    if (fresh) change(USUAL);
  });

  return (
    <Section title={t('questions')}>
      <p className="text-ink-2">{noCalendar ? t('questionsNoCalendar') : t('questionsLine')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <fieldset className="grid gap-1.5 sm:col-span-2">
          <legend className="mb-1.5 font-medium">{t('workdays')}</legend>
          <div className="flex items-center gap-2">
            <Input
              type="time"
              aria-label={t('from')}
              value={answers.from ?? ''}
              onChange={(event) => change({ from: event.target.value || undefined })}
              className="w-36"
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              aria-label={t('to')}
              value={answers.to ?? ''}
              onChange={(event) => change({ to: event.target.value || undefined })}
              className="w-36"
            />
          </div>
        </fieldset>
        <Field label={t('lunch')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={answers.lunch ?? ''}
              onChange={(event) => change({ lunch: event.target.value || undefined })}
            >
              <option value="">{t('lunchNone')}</option>
              {LUNCHES.map((lunch) => (
                <option key={lunch} value={lunch}>
                  {t('lunchAt', { time: wallTime(parseClock(lunch), locale) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('length')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={answers.minutes ?? ''}
              onChange={(event) => change({ minutes: Number(event.target.value) || undefined })}
            >
              <option value="">{t('differs')}</option>
              {[15, 25, 30, 45, 50, 60].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('minutes', { count: minutes })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('between')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={answers.buffer ?? 0}
              onChange={(event) => change({ buffer: Number(event.target.value) })}
            >
              {[0, 5, 10, 15, 30].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? t('betweenNone') : t('minutes', { count: minutes })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Section>
  );
}

function sentencesFor({ from, to, lunch, minutes, buffer }: Answers): { text: string; heading: string }[] {
  const noon = lunch ? parseClock(lunch) : null;
  const rules: Rule[] = [
    ...(from && to && from !== to ? hoursRules(Object.fromEntries(DAYS.map((day) => [day, [[from, to]]]))) : []),
    ...(noon === null ? [] : [{ kind: 'never', when: { hours: [[noon, noon + 60]] }, name: 'lunch' } as const]),
    ...(buffer ? [{ kind: 'buffer', before: buffer, after: buffer } as const] : []),
    ...(minutes ? [{ kind: 'duration', minutes } as const] : []),
  ];
  return rules.map((rule) => ({ text: renderRule(rule), heading: headingOf(rule.kind) }));
}
