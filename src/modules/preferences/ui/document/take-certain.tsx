'use client';

import { Sparkles } from 'lucide-react';
import { takenOf } from '@/core/preferences/second-reading/placed';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import type { SentenceSecondReading } from '../../schema';
import { isRefused } from './refused';
import { useConfirm } from './use-confirm';
import type { SecondReadings } from './use-second-readings';

/** How much of the document the model reads, and everything that leaves nothing of a sentence out with one tap. */
export default function TakeCertain({ readings }: { readonly readings: SecondReadings }) {
  const t = useMessages('document');
  const { busy, confirm } = useConfirm();
  const shown = wantedOf(readings);
  const certain = shown.filter((one) => one.certain);
  // One that was refused since this was drawn is not taken.
  const take = () =>
    confirm(
      wantedOf(readings)
        .filter((one) => one.certain)
        .map((one) => takenOf(one, 'instead')),
    );
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-dashed border-line-strong px-4 py-3">
      <Sparkles className="size-4 shrink-0 text-ink-2" aria-hidden />
      <p role="status" className="min-w-48 flex-1 text-ink-2">
        {t('modelReads', { count: shown.length })} {t('modelCertain', { count: certain.length })}
      </p>
      {certain.length > 0 ? (
        <Button busy={busy} onClick={() => void take()}>
          {t('takeCertain')}
        </Button>
      ) : null}
    </div>
  );
}

function wantedOf(readings: SecondReadings): readonly SentenceSecondReading[] {
  return [...readings.values()].filter(({ sentence }) => !isRefused(sentence));
}
