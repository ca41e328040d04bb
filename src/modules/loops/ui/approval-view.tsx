import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { Mark } from '@/ui/logo';
import { plural } from '@/ui/words';
import type { ApprovalPage } from '../queries/approval-page';
import { decisionWords } from './decision-words';
import { MailText } from './mail-text';
import { reasonText } from './reason-words';

interface ApprovalViewProps {
  readonly page: Extract<ApprovalPage, { kind: 'open' }>;
  readonly token: string;
}

/** One plan, with the mail that would leave, and a yes and a no that need no script. */
export function ApprovalView({ page: { loopId, decision, preview, zone }, token }: ApprovalViewProps) {
  const { text, reasons, slots } = decision;
  const { yes, no } = decisionWords(decision);
  return (
    <main className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 py-10">
      <Mark className="size-9" />
      <div>
        <h1 className="text-xl font-semibold text-balance wrap-break-word">{text}</h1>
        {reasons.length > 0 ? <p className="mt-1 text-ink-2 wrap-break-word">{reasonText(reasons)}</p> : null}
      </div>
      {slots.length > 0 ? (
        <section aria-labelledby="times">
          <h2 id="times" className="mb-1.5 text-xs text-ink-2">
            {slots.length === 1 ? 'The time' : 'The times'}, in {placeWords(zone)}
          </h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {slots.map((slot) => (
              <li key={slot.start} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
                <span className="font-medium">{dayWords(slot.start, zone)}</span>
                <span className="text-ink-2">{spanWords(slot, zone)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {preview ? (
        <section aria-labelledby="mail">
          <h2 id="mail" className="mb-1.5 text-xs text-ink-2">
            The mail to {preview.to}
            {preview.others > 0 ? `, and ${plural(preview.others, 'other')} alike` : ''}
          </h2>
          <MailText text={preview.text} className="rounded-md border border-line bg-surface p-4" />
        </section>
      ) : null}
      <form method="post" action={`/api/approvals/${token}`} className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" size="large" name="approve" value="yes">
          {yes}
        </Button>
        <Button type="submit" size="large" name="approve" value="no">
          {no}
        </Button>
      </form>
      <p>
        <a href={`/loops/${loopId}`} className="text-ink-2 underline underline-offset-3 hover:text-ink">
          Change it in the app
        </a>
      </p>
    </main>
  );
}
