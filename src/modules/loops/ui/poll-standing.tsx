import { CircleCheck } from 'lucide-react';
import type { Poll } from '../queries/slot-page';

/** Whether the guest has answered, and how many of all have; never who, or what (A17). */
export function PollStanding({ poll: { marks, answered, people } }: { poll: Poll }) {
  const others = `${answered} of ${people} ${answered === 1 ? 'has' : 'have'} answered.`;
  if (marks === null) return answered > 0 ? <p className="mt-4 text-ink-2">{others}</p> : null;
  return (
    <p role="status" className="mt-4 flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
      <span>
        {marks.length > 0 ? 'Your answer is saved. ' : 'You said that none of these suits you. '}
        <span className="text-ink-2">You can change it until the meeting is booked. {others}</span>
      </span>
    </p>
  );
}
