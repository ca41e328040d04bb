import { CircleCheck } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import type { Poll } from '../queries/slot-page';

/** Whether the guest has answered, and how many of all have. */
export function PollStanding({ poll: { marks, answered, people }, t }: { poll: Poll; t: Translate<'guest'> }) {
  const others = t('haveAnswered', { answered, people });
  if (marks === null) return answered > 0 ? <p className="mt-4 text-ink-2">{others}</p> : null;
  return (
    <p role="status" className="mt-4 flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
      <span>
        {t(marks.length > 0 ? 'answerSaved' : 'noneSuits')}{' '}
        <span className="text-ink-2">
          {t('canChange')} {others}
        </span>
      </span>
    </p>
  );
}
