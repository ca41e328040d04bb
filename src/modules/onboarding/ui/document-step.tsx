'use client';

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MAX_DOCUMENT, sentencesOfDocument } from '@/core/preferences/document';
import { putIn, takeOut } from '@/core/preferences/edit/drafted';
import { useMessages } from '@/messages/use-messages';
import type { PreferencesAnswer } from '@/modules/preferences/schema';
import { StaleNote } from '@/modules/preferences/ui/editor/stale-note';
import { useDraft } from '@/modules/preferences/ui/editor/use-draft';
import { usePreview } from '@/modules/preferences/ui/editor/use-preview';
import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Textarea } from '@/ui/field';
import { CalendarHabits } from './calendar-habits';
import { PlainQuestions } from './plain-questions';
import { StepActions } from './step-actions';
import { Understood } from './understood';
import { useStep } from './use-step';

interface DocumentStepProps {
  readonly owner: string;
  readonly saved: PreferencesAnswer;
  readonly connected: boolean;
  /** A draft from the calendar was asked for before. */
  readonly drafted: boolean;
  readonly assistant: string;
}

/** Step 3: a document drafted from the calendar, or from a few questions, and edited in one's own words. */
export function DocumentStep({ owner, saved, connected, drafted, assistant }: DocumentStepProps) {
  const t = useMessages('onboarding');
  const { busy, failed, save, skip } = useStep('document');
  const { text, base, setText, rebase, ready, dirty } = useDraft(owner, saved);
  const preview = usePreview(text, ready);
  const [other, setOther] = useState<PreferencesAnswer | null>(null);
  const [asks, setAsks] = useState(!connected);
  const standing = useMemo(() => new Set(sentencesOfDocument(text).map((one) => one.text)), [text]);
  const area = useRef<HTMLTextAreaElement>(null);
  // Nothing but the zone is said, and nothing is typed.
  const fresh = ready && !dirty && saved.rules.every(({ rule }) => rule.kind === 'zone');
  // What is saved elsewhere meanwhile is taken over while nothing is typed here.
  useEffect(() => {
    if (ready && !dirty && saved.version > base.version) rebase(saved, saved.text);
  }, [ready, dirty, saved, base.version, rebase]);

  async function saveText() {
    if (!dirty) return;
    try {
      const answer = await sendJson<PreferencesAnswer>('/api/preferences', 'PUT', { text, baseVersion: base.version });
      rebase(answer);
    } catch (error) {
      if (error instanceof RequestError && error.code === 'stale') {
        setOther(await fetchJson<PreferencesAnswer>('/api/preferences'));
      }
      throw error;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(undefined, saveText);
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      {other ? (
        <StaleNote
          base={base}
          mine={text}
          theirs={other}
          onResolve={(next) => {
            rebase(other, next);
            setOther(null);
          }}
        />
      ) : null}
      {asks ? (
        <PlainQuestions
          text={text}
          ready={ready}
          fresh={fresh && !connected}
          onText={setText}
          noCalendar={!connected}
        />
      ) : null}
      {connected ? (
        <CalendarHabits
          standing={standing}
          fresh={fresh}
          asking={asks}
          drafted={drafted}
          zoneSaid={saved.rules.some(({ rule }) => rule.kind === 'zone')}
          onPutIn={(sentences) => setText(putIn(text, sentences))}
          onTakeOut={(sentence) => setText(takeOut(text, sentence))}
          onAsk={() => setAsks(true)}
        />
      ) : null}
      <div className="grid gap-2">
        <Field label={t('preferences')} hint={t('preferencesHint')}>
          {(attributes) => (
            <Textarea
              {...attributes}
              ref={area}
              value={text}
              readOnly={!ready}
              maxLength={MAX_DOCUMENT}
              rows={Math.min(22, Math.max(8, text.split('\n').length + 1))}
              onChange={(event) => setText(event.target.value)}
              className="leading-6"
            />
          )}
        </Field>
        <Understood preview={preview} assistant={assistant} />
      </div>
      <StepActions step="document" busy={busy} failed={failed} label={t('save')} onSkip={() => void skip()} />
    </form>
  );
}
