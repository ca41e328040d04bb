import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { Mark } from '@/ui/logo';
import type { ApprovalPage } from '../queries/approval-page';

interface ApprovalViewProps {
  readonly page: Extract<ApprovalPage, { kind: 'open' }>;
  readonly token: string;
}

/** One plan, with the mail that would leave, and a yes and a no that need no script. */
export function ApprovalView({ page: { decision, preview, zone }, token }: ApprovalViewProps) {
  const { text, reasons, slots, loopId } = decision;
  return (
    <main className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 py-10">
      <Mark className="size-9" />
      <div>
        <h1 className="text-xl font-semibold wrap-break-word">{text}</h1>
        {reasons.length > 0 ? <p className="mt-1 text-ink-2">{reasons.join('. ')}</p> : null}
      </div>
      {slots.length > 0 ? (
        <ul className="grid gap-1.5" aria-label={`Times in ${placeWords(zone)}`}>
          {slots.map((slot) => (
            <li key={slot.start} className="rounded-sm border border-hold bg-hold-soft px-3 py-1.5">
              {slotWords(slot.start, zone)}
            </li>
          ))}
          <li className="text-xs text-ink-3">{placeWords(zone)}</li>
        </ul>
      ) : null}
      {preview ? (
        <figure>
          <figcaption className="mb-1.5 text-xs text-ink-2">
            The mail to {preview.to}
            {preview.others > 0 ? ` and ${preview.others} more` : ''}
          </figcaption>
          <blockquote className="rounded-md border border-line bg-surface p-4 whitespace-pre-wrap wrap-break-word">
            {preview.text}
          </blockquote>
        </figure>
      ) : null}
      <form method="post" action={`/api/approvals/${token}`} className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="large" name="approve" value="yes">
          Yes
        </Button>
        <Button type="submit" size="large" name="approve" value="no">
          No
        </Button>
        <Button asChild look="quiet" size="large">
          <a href={`/loops/${loopId}`}>Change it in the app</a>
        </Button>
      </form>
    </main>
  );
}
