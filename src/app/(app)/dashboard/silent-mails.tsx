import { ScheduleButton } from '@/modules/loops/ui/schedule-button';
import type { SilentMail } from '@/modules/mailbox/queries';
import { Ago } from '@/ui/ago';
import { Section } from '@/ui/card';
import { More } from '@/ui/more';

/** Mail that was received and left unanswered, each with its reason: silence is a decision too. */
export function SilentMails({ mails, nowMs }: { mails: readonly SilentMail[]; nowMs: number }) {
  if (mails.length === 0) return null;
  return (
    <Section title="Received and left silent" aside={mails.length}>
      <More as="ul" className="border-b border-line">
        {mails.map((mail) => (
          <li key={mail.id} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p dir="auto" className="truncate text-left font-medium">
                {mail.subject || 'No subject'}
              </p>
              <p className="text-xs text-ink-2 wrap-anywhere">
                {mail.from || 'Unknown sender'} · {mail.reason}
              </p>
            </div>
            <div className="flex items-center gap-3 text-xs text-ink-2">
              <Ago at={mail.receivedAt} now={nowMs} />
              {mail.unplaced ? <ScheduleButton mailId={mail.id} /> : null}
            </div>
          </li>
        ))}
      </More>
    </Section>
  );
}
