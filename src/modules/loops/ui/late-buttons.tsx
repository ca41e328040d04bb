'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { LATE_MINUTES } from '../constants';

/** A meeting that is near, as one's page has it. */
export interface LateFor {
  readonly loopId: string;
  readonly title: string;
  /** When it begins, in words. */
  readonly time: string;
}

/** One tap tells whoever comes to a meeting that its owner is late. */
export function LateButtons({ loopId, title, time }: LateFor) {
  const t = useMessages('texting');
  const router = useRouter();
  const { busy, run } = useAction();
  const say = async (minutes: number) => {
    const sent = () => sendJson(`/api/loops/${loopId}/late`, 'POST', { minutes });
    if (await run(sent, t('lateDone', { minutes }))) router.refresh();
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-4 py-3">
      <legend className="sr-only">{t('lateFor', { title, time })}</legend>
      <span aria-hidden className="min-w-0 flex-1 basis-60">
        {t('lateFor', { title, time })}
      </span>
      <span className="flex flex-wrap gap-2">
        {LATE_MINUTES.map((minutes) => (
          <Button key={minutes} disabled={busy} onClick={() => void say(minutes)}>
            {t('lateMinutes', { minutes })}
          </Button>
        ))}
      </span>
    </fieldset>
  );
}
