'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { comparedFields, type ReadingFields } from '@/core/labeling/fields';
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
import type { ReasonCode } from '../schema';
import { CompareTable } from './compare-table';
import { wordsOf } from './label-work';
import type { MailFacts } from './mail-facts';
import { MailView } from './mail-view';
import { ReadingEditor } from './reading-editor';
import { useReadingDraft } from './use-reading-draft';
import { useSeconds } from './use-seconds';
import { useTypingKeys } from './use-typing-keys';

interface DecideWorkProps {
  readonly facts: MailFacts;
  /** What others have handed in. */
  readonly labels: readonly {
    readonly id: string;
    readonly labeler: string;
    readonly reading: Reading;
    readonly fields: ReadingFields;
  }[];
  readonly next: string;
}

/** What two labelers say of one mail side by side, and what a third person makes of it. */
export function DecideWork({ facts, labels, next }: DecideWorkProps) {
  const t = useMessages('labels');
  const router = useRouter();
  const [first, second] = labels;
  const { reading, changed, change, undo } = useReadingDraft((first as (typeof labels)[number]).reading);
  const spent = useSeconds(0);
  const [reasonCode, setReason] = useState<ReasonCode | null>(null);
  /** From whose label the form is filled in now; null: it was changed since. */
  const [from, setFrom] = useState<{ readonly labeler: string; readonly reading: Reading } | null>(first ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reasons: readonly (readonly [ReasonCode, string, string])[] = [
    ['slip', t('reasonSlip'), STAFF_KEYS.slip],
    ['guideline_gap', t('reasonGap'), STAFF_KEYS.gap],
    ['ambiguous', t('reasonAmbiguous'), STAFF_KEYS.ambiguous],
  ];
  async function decide() {
    if (busy) return;
    if (reasonCode === null) {
      setProblem(t('reasonFirst'));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const path = `/api/admin/labels/conflicts/${facts.messageId}`;
      await sendJson(path, 'POST', { reading, reasonCode, seconds: spent() });
      showToast(t('decided'));
      router.push(next as '/');
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof RequestError ? wordsOf(error) : errorText(error));
    }
  }
  const take = (label: (typeof labels)[number] | undefined) => () => {
    if (!label) return;
    setFrom(label);
    change(() => label.reading);
  };
  const { armed, twice } = useSecondPress();
  const back = () => router.push('/admin/labels/conflicts' as '/');
  useKeys({
    [STAFF_KEYS.takeFirst]: take(first),
    [STAFF_KEYS.takeSecond]: take(second),
    [STAFF_KEYS.back]: changed ? twice(STAFF_KEYS.back, back) : back,
    ...Object.fromEntries(reasons.map(([code, , key]) => [key, () => setReason(code)])),
  });
  useTypingKeys(() => void decide());
  const keys = useStaffKeys(['send', 'takeFirst', 'takeSecond', 'slip', 'gap', 'ambiguous', 'back']);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PageKeys keys={keys} />
      <div className="grid content-start gap-6">
        <MailView facts={facts} reading={reading} />
        {first && second ? (
          <CompareTable
            fields={comparedFields(first.fields, second.fields)}
            names={[first.labeler, second.labeler]}
            t={t}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          {labels.slice(0, 2).map((label, i) => (
            <Button key={label.id} onClick={take(label)}>
              {t('takeFirst', { labeler: label.labeler })}{' '}
              <Kbd>{i === 0 ? STAFF_KEYS.takeFirst : STAFF_KEYS.takeSecond}</Kbd>
            </Button>
          ))}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-xs text-ink-2">
          {from && from.reading === reading ? t('filledFrom', { labeler: from.labeler }) : t('filledChanged')}
        </p>
        <ReadingEditor reading={reading} slots={facts.slots} home={facts.home} change={change} undo={undo} />
        {problem ? <Note tone="bad">{problem}</Note> : null}
        <div className="grid gap-2 border-t border-line bg-bg py-3 md:sticky md:bottom-0">
          <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <legend className="sr-only">{t('reason')}</legend>
            <span aria-hidden className="text-xs text-ink-2">
              {t('reason')}
            </span>
            {reasons.map(([code, words, key]) => (
              <label key={code} className="flex items-center gap-1.5">
                <input type="radio" name="reason" checked={reasonCode === code} onChange={() => setReason(code)} />
                {words} <Kbd>{key}</Kbd>
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap items-center gap-2">
            <Button look="primary" busy={busy} onClick={() => void decide()}>
              {t('makeGold')} <Kbd>{t('keyEnter')}</Kbd>
            </Button>
            <Button look="quiet" onClick={undo}>
              {t('undo')} <Kbd>{STAFF_KEYS.undo}</Kbd>
            </Button>
            <PressAgain armed={armed} />
          </div>
        </div>
      </div>
    </div>
  );
}
