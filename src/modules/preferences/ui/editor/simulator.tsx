'use client';

import { type FormEvent, memo, useState } from 'react';
import { BOUNDS } from '@/core/preferences/basics';
import { formatIso } from '@/core/time/iso';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import { useMessages } from '@/messages/use-messages';
import { wallInput } from '@/modules/loops/ui/wall-input';
import { Button } from '@/ui/button';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { SentenceAnswer, SimulateAnswer } from '../../schema';
import { daysOf, SPANS, type SpanName } from './simulated-days';
import { Simulation } from './simulation';

const LENGTHS = [15, 20, 30, 45, 60, 90, 120].filter((minutes) => minutes <= BOUNDS.durationMin[1]);

interface SimulatorProps {
  /** The text as it is now, saved or not. */
  readonly text: string;
  /** Its sentences; null while it is being compiled. */
  readonly sentences: readonly SentenceAnswer[] | null;
  readonly zone: string;
  readonly now: EpochMinute;
  /** Goes to a sentence, by its words. */
  goTo(said: string | undefined): void;
}

/** "What would you offer Jane for 30 minutes next week, and why not Tuesday at 3?": asked of the text as it is, saved or not. */
function Simulator({ text, sentences, zone, now, goTo }: SimulatorProps) {
  const t = useMessages('simulator');
  const [guest, setGuest] = useState('');
  const [what, setWhat] = useState('');
  const [minutes, setMinutes] = useState('');
  const [span, setSpan] = useState<SpanName>('next');
  const [at, setAt] = useState('');
  const { state, ask } = useSimulation();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sentences === null) return;
    const wall = wallInput(at);
    const table = zoneTable(zone);
    const request = {
      text,
      ...(guest.trim() ? { guest: guest.trim() } : {}),
      ...(what.trim() ? { what: what.trim() } : {}),
      ...(minutes ? { minutes: Number(minutes) } : {}),
      ...daysOf(span, now, zone),
      ...(wall === null ? {} : { at: formatIso(toInstant(table, wall), table) }),
    };
    void ask(request, sentences);
  }

  const fields = state.at === 'failed' ? state.fields : {};
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2" noValidate>
        <Field label={t('whom')} hint={t('whomHint')} error={fields.guest?.[0] ?? null}>
          {(attributes) => (
            <Input
              {...attributes}
              type="email"
              autoComplete="off"
              placeholder={t('address')}
              value={guest}
              onChange={(event) => setGuest(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('whatFor')} hint={t('whatForHint')} error={fields.what?.[0] ?? null}>
          {(attributes) => (
            <Input
              {...attributes}
              autoComplete="off"
              maxLength={120}
              placeholder={t('meeting')}
              value={what}
              onChange={(event) => setWhat(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('howLong')}>
          {(attributes) => (
            <Select {...attributes} value={minutes} onChange={(event) => setMinutes(event.target.value)}>
              <option value="">{t('asText')}</option>
              {LENGTHS.map((length) => (
                <option key={length} value={length}>
                  {t('minutes', { count: length })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('when')}>
          {(attributes) => (
            <Select {...attributes} value={span} onChange={(event) => setSpan(event.target.value as SpanName)}>
              {SPANS.map((name) => (
                <option key={name} value={name}>
                  {t(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('whyNot')} className="sm:col-span-2" error={fields.at?.[0] ?? null}>
          {(attributes) => (
            <Input
              {...attributes}
              type="datetime-local"
              step={900}
              value={at}
              onChange={(event) => setAt(event.target.value)}
              className="w-auto max-w-full"
            />
          )}
        </Field>
        <Button
          type="submit"
          look="primary"
          busy={state.at === 'asking' || sentences === null}
          className="justify-self-start"
        >
          {t('ask')}
        </Button>
      </form>
      <div role="status">
        {state.at === 'failed' ? <Note tone="bad">{state.why}</Note> : null}
        {state.at === 'answered' ? <Simulation answer={state.answer} sentences={state.sentences} goTo={goTo} /> : null}
      </div>
    </div>
  );
}

export default memo(Simulator);

type State =
  | { readonly at: 'unasked' | 'asking' }
  /** With the sentences of the text that it is about. */
  | { readonly at: 'answered'; readonly answer: SimulateAnswer; readonly sentences: readonly SentenceAnswer[] }
  | { readonly at: 'failed'; readonly why: string; readonly fields: Readonly<Record<string, readonly string[]>> };

function useSimulation() {
  const [state, setState] = useState<State>({ at: 'unasked' });
  async function ask(request: object, sentences: readonly SentenceAnswer[]): Promise<void> {
    setState({ at: 'asking' });
    try {
      const answer = await sendJson<SimulateAnswer>('/api/preferences/simulate', 'POST', request);
      setState({ at: 'answered', answer, sentences });
    } catch (error) {
      setState({ at: 'failed', why: errorText(error), fields: error instanceof RequestError ? error.fields : {} });
    }
  }
  return { state, ask };
}
