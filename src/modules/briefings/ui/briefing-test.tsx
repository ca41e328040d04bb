'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Section } from '@/ui/card';
import { cn } from '@/ui/class-names';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { TriedBriefing } from '../schema';

interface BriefingTestProps {
  /** What the form begins with. */
  readonly email: string;
  readonly date: string;
}

/** Shows what somebody would be told on a morning, and sends it to whoever looks. */
export function BriefingTest({ email, date }: BriefingTestProps) {
  const t = useMessages('briefings');
  const { busy, fields, run } = useAction();
  const [tried, setTried] = useState<TriedBriefing | null>(null);
  const ask = (form: HTMLFormElement, send: boolean) =>
    run(
      async () => {
        const body = { email: read(form, 'email'), date: read(form, 'date'), send };
        setTried(await sendJson<TriedBriefing>('/api/admin/daily-briefing-test', 'POST', body));
      },
      send ? t('sent') : t('rendered'),
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void ask(event.currentTarget, submitter?.getAttribute('value') === 'send');
  };
  return (
    <div className="grid gap-8">
      {/* What is shown is of whoever is named above, and of nobody else. */}
      <form onSubmit={submit} onChange={() => setTried(null)} className="flex max-w-2xl flex-wrap items-start gap-4">
        <Field label={t('email')} hint={t('emailHint')} error={fields.email?.[0]} className="min-w-64 flex-1">
          {(field) => <Input {...field} name="email" type="email" required defaultValue={email} autoComplete="off" />}
        </Field>
        <Field label={t('date')} error={fields.date?.[0]}>
          {(field) => <Input {...field} name="date" type="date" required defaultValue={date} />}
        </Field>
        <div className="flex w-full gap-2">
          <Button type="submit" look="primary" busy={busy}>
            {t('render')}
          </Button>
          <Button type="submit" value="send" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </form>
      {tried ? <Shown tried={tried} /> : null}
    </div>
  );
}

function Shown({ tried: { subject, text, html, diff } }: { tried: TriedBriefing }) {
  const t = useMessages('briefings');
  const changed = diff.some(({ change }) => change !== 'same');
  const empty = !/^1\. /m.test(text);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Section title={t('mail')} aside={subject}>
        {empty ? <p className="text-ink-2">{t('nothing')}</p> : null}
        <iframe
          title={t('mail')}
          sandbox=""
          srcDoc={html}
          className="h-96 w-full rounded-md border border-line bg-white"
        />
        <details>
          <summary className="cursor-pointer text-sm text-ink-2">{t('plain')}</summary>
          <pre className="mt-2 rounded-sm bg-busy-soft p-3 text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
        </details>
      </Section>
      <Section title={t('diff')}>
        {changed ? (
          <ul className="grid gap-1 text-sm">
            {diff.map(({ change, text: line }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never move
                key={index}
                className={cn(
                  'rounded-sm px-2 py-1',
                  change === 'added' && 'bg-good-soft text-good',
                  change === 'removed' && 'bg-bad-soft text-bad line-through',
                )}
              >
                {t('change', { change, text: line })}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t('same')}</p>
        )}
      </Section>
    </div>
  );
}

function read(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim();
}
