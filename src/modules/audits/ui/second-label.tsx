'use client';

import { useState } from 'react';
import { blankReading } from '@/core/labeling/time-notation';
import { useMessages } from '@/messages/use-messages';
import { wordsOf } from '@/modules/labels/ui/label-work';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { MailView } from '@/modules/labels/ui/mail-view';
import { ReadingEditor } from '@/modules/labels/ui/reading-editor';
import { useReadingDraft } from '@/modules/labels/ui/use-reading-draft';
import { useTypingKeys } from '@/modules/labels/ui/use-typing-keys';
import { Button } from '@/ui/button';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { ItemShown } from '../schema';

interface SecondLabelProps {
  readonly auditId: string;
  readonly itemId: string;
  readonly blind: NonNullable<ItemShown['blind']>;
  onDone(): void;
}

/** The mail of a label, which the auditor labels before they see what the trainer said. */
export function SecondLabel({ auditId, itemId, blind, onDone }: SecondLabelProps) {
  const t = useMessages('audits');
  const labels = useMessages('labels');
  const { reading, change, undo } = useReadingDraft(blankReading(blind.language));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const facts = mailFacts(blind.mail, labels, 'en');
  async function handIn() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await sendJson(`/api/admin/trainer-audit/${auditId}/items/${itemId}/label`, 'POST', { reading });
      onDone();
    } catch (error) {
      setProblem(error instanceof RequestError ? wordsOf(error) : errorText(error));
      setBusy(false);
    }
  }
  useTypingKeys(() => void handIn());
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-ink-2">{t('labelFirst')}</p>
      <MailView facts={facts} reading={reading} />
      <ReadingEditor reading={reading} slots={facts.slots} home={facts.home} change={change} undo={undo} />
      {problem ? <Note tone="bad">{problem}</Note> : null}
      <div>
        <Button look="primary" busy={busy} onClick={() => void handIn()}>
          {t('handInSecond')} <Kbd>{labels('keyEnter')}</Kbd>
        </Button>
      </div>
    </div>
  );
}
