'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { PressAgain } from '@/modules/staff/ui/press-again';
import { STAFF_KEYS, useStaffKeys } from '@/modules/staff/ui/staff-keys';
import { Button } from '@/ui/button';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { Note } from '@/ui/notes';
import { PageKeys } from '@/ui/page-keys';
import { showToast } from '@/ui/toast-store';
import { useKeys } from '@/ui/use-keys';
import { useSecondPress } from '@/ui/use-second-press';
import { errorText } from '@/ui/words';
import type { LabelRow } from '../schema';
import type { MailFacts } from './mail-facts';
import { MailView } from './mail-view';
import { ReadingEditor } from './reading-editor';
import { UnsavedGuard } from './unsaved-guard';
import { useReadingDraft } from './use-reading-draft';
import { useSeconds } from './use-seconds';
import { useTypingKeys } from './use-typing-keys';

const LABELS = '/admin/labels';

interface LabelWorkProps {
  readonly facts: MailFacts;
  /** What the form begins with. */
  readonly first: Reading;
  /** Seconds that were spent on it before. */
  readonly seconds: number;
  readonly sessionId: string | null;
  readonly prefilled: boolean;
  /** An own label that is changed; null: a new one. */
  readonly label: Pick<LabelRow, 'id' | 'version' | 'state'> | null;
  /** Where it goes once it is handed in. */
  readonly next: string;
  /** What stands above the form, such as whether the reader's reading is shown. */
  readonly line: string;
}

/** One mail being labelled: the mail on the left, what it says on the right; handed in with Ctrl Enter. */
export function LabelWork(props: LabelWorkProps) {
  const { facts, first, seconds, sessionId, prefilled, label, next, line } = props;
  const t = useMessages('labels');
  const router = useRouter();
  const { reading, changed, change, undo } = useReadingDraft(first);
  const spent = useSeconds(seconds);
  const [saved, setSaved] = useState(label);
  /** What was saved last here; it is safe to leave with that. */
  const [kept, setKept] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(draft: boolean): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      const said = { reading, seconds: spent(), draft };
      const row = saved
        ? await sendJson<LabelRow>(`/api/admin/labels/${saved.id}`, 'PUT', { ...said, version: saved.version })
        : await sendJson<LabelRow>('/api/admin/labels', 'POST', {
            ...said,
            messageId: facts.messageId,
            ...(sessionId ? { sessionId } : { prefilled }),
          });
      setSaved(row);
      setKept(reading);
      showToast(draft ? t('draftSaved') : t('handedIn'));
      if (draft) setBusy(false);
      // What is shown writes a look: it is asked for once.
      else if (next === window.location.pathname + window.location.search) router.refresh();
      else router.push(next as '/');
      return true;
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof RequestError ? wordsOf(error) : errorText(error));
      return false;
    }
  }
  const gold = label?.state === 'gold';
  const unsaved = changed && kept !== reading;
  const { armed, twice } = useSecondPress();
  const back = () => router.push(LABELS as '/');
  useKeys({
    [STAFF_KEYS.draft]: () => (gold ? false : void save(true)),
    [STAFF_KEYS.back]: unsaved ? twice(STAFF_KEYS.back, back) : back,
  });
  useTypingKeys(() => void save(false));
  const keys = useStaffKeys(['send', ...(gold ? [] : (['draft'] as const)), 'back']);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PageKeys keys={keys} />
      <UnsavedGuard active={unsaved} onSave={() => save(!gold)} />
      <MailView facts={facts} reading={reading} />
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-xs text-ink-2">{line}</p>
        <ReadingEditor reading={reading} slots={facts.slots} home={facts.home} change={change} undo={undo} />
        {problem ? <Note tone="bad">{problem}</Note> : null}
        <div className="flex flex-wrap items-center gap-2 border-t border-line bg-bg py-3 md:sticky md:bottom-0">
          <Button look="primary" busy={busy} onClick={() => void save(false)}>
            {sessionId ? t('handInNext') : t('handIn')} <Kbd>{t('keyEnter')}</Kbd>
          </Button>
          {gold ? null : (
            <Button look="quiet" busy={busy} onClick={() => void save(true)}>
              {t('saveDraft')} <Kbd>{STAFF_KEYS.draft}</Kbd>
            </Button>
          )}
          <Button look="quiet" onClick={undo}>
            {t('undo')} <Kbd>{STAFF_KEYS.undo}</Kbd>
          </Button>
          <PressAgain armed={armed} />
        </div>
      </div>
    </div>
  );
}

/** What was refused, by field. */
export function wordsOf(error: RequestError): string {
  const fields = Object.entries(error.fields).map(
    ([field, texts]) => `${field.replace(/^reading\.?/, '')}: ${texts[0]}`,
  );
  return fields.length > 0 ? fields.join(' · ') : error.message;
}
