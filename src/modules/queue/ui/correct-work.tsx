'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { wordsOf } from '@/modules/labels/ui/label-work';
import type { MailFacts } from '@/modules/labels/ui/mail-facts';
import { MailView } from '@/modules/labels/ui/mail-view';
import { ReadingEditor } from '@/modules/labels/ui/reading-editor';
import { useReadingDraft } from '@/modules/labels/ui/use-reading-draft';
import { useTypingKeys } from '@/modules/labels/ui/use-typing-keys';
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
import { useLease } from './use-lease';

/** How often, and how many times, it is asked whether the plan is there (milliseconds). */
const ASK_MS = 400;
const ASKED = 20;

interface CorrectWorkProps {
  readonly itemId: string;
  readonly version: number;
  readonly leftMs: number;
  readonly facts: MailFacts;
  readonly first: Reading;
}

/** What was read of the mail that an item is about, to correct: the mail on the left, what it means on the right. */
export function CorrectWork({ itemId, version, leftMs, facts, first }: CorrectWorkProps) {
  const t = useMessages('queue');
  const router = useRouter();
  const { reading, changed, change, undo } = useReadingDraft(first);
  const { lost, claim, lose } = useLease(itemId, leftMs);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const item = `/admin/loops/loop-queue?item=${itemId}`;
  async function send() {
    if (busy || !changed) return;
    if (lost && !(await claim())) return;
    setBusy(true);
    setProblem(null);
    try {
      await sendJson(`/api/admin/loop-queue/${itemId}/reading`, 'POST', { version, reading });
      const waits = await planned(itemId, version);
      showToast(waits ? t('correctedPlan') : t('correctedDone'));
      router.push((waits ? item : '/admin/loops/loop-queue') as '/');
      router.refresh();
    } catch (error) {
      if (error instanceof RequestError && error.code === 'lease_lost') lose();
      setProblem(error instanceof RequestError ? wordsOf(error) : errorText(error));
      setBusy(false);
    }
  }
  useTypingKeys(() => void send());
  const { armed, twice } = useSecondPress();
  const back = () => router.push(item as '/');
  useKeys({ [STAFF_KEYS.back]: changed ? twice(STAFF_KEYS.back, back) : back });
  const keys = useStaffKeys(['send', 'back']);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PageKeys keys={keys} />
      <MailView facts={facts} reading={reading} />
      <div className="grid min-w-0 content-start gap-3">
        <ReadingEditor reading={reading} slots={facts.slots} home={facts.home} change={change} undo={undo} />
        {problem ? <Note tone="bad">{problem}</Note> : null}
        {lost ? <Note tone="warn">{t('leaseOver')}</Note> : null}
        <div className="flex flex-wrap items-center gap-2 border-t border-line bg-bg py-3 md:sticky md:bottom-0">
          <Button look="primary" busy={busy} disabled={!changed} onClick={() => void send()}>
            {lost ? t('claimAndSend') : t('planAnew')} <Kbd>{t('keySend')}</Kbd>
          </Button>
          <Button asChild look="quiet">
            <a href={item}>
              {t('backToItem')} <Kbd>{t('keyEsc')}</Kbd>
            </a>
          </Button>
          <PressAgain armed={armed} />
        </div>
      </div>
    </div>
  );
}

/** Waits until the loop has heard it; false: the item is done with. */
async function planned(itemId: string, version: number): Promise<boolean> {
  for (let asked = 0; asked < ASKED; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    try {
      const now = await sendJson<{ version: number }>(`/api/admin/loop-queue/${itemId}/claim`, 'POST');
      if (now.version !== version) return true;
    } catch {
      return false;
    }
  }
  return true;
}
