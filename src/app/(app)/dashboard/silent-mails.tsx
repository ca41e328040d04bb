import type { Translate } from '@/messages/message-keys';
import { ScheduleButton } from '@/modules/loops/ui/schedule-button';
import type { SilentMail } from '@/modules/mailbox/queries';
import { Ago } from '@/ui/ago';
import { Section } from '@/ui/card';
import { More } from '@/ui/more';

interface SilentMailsProps {
  readonly mails: readonly SilentMail[];
  readonly nowMs: number;
  readonly t: Translate<'dashboard'>;
}

/** Mail that was received and left unanswered, each with its reason: silence is a decision too. */
export function SilentMails({ mails, nowMs, t }: SilentMailsProps) {
  if (mails.length === 0) return null;
  return (
    <Section title={<span id="left-silent">{t('silent')}</span>} aside={mails.length}>
      <More as="ul" className="border-b border-line">
        {mails.map((mail) => (
          <li key={mail.id} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p dir="auto" className="truncate text-left font-medium">
                {mail.subject || t('noSubject')}
              </p>
              <p className="text-xs text-ink-2 wrap-anywhere">
                {mail.from || t('unknownSender')} · {mail.reason}
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
