import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { minuteOf } from '@/core/time/period';
import { cn } from '@/ui/class-names';
import { initialOf } from '@/ui/initial';
import { Mark } from '@/ui/logo';
import { MailText } from './mail-text';
import { clock, type Spoken } from './spoken';

interface MailCardProps {
  /** Who wrote it, and to whom. */
  readonly title: ReactNode;
  /** The name whose first letter stands beside it; null for the assistant. */
  readonly letter: string | null;
  /** Epoch milliseconds by the product's clock. */
  readonly time: number;
  readonly subject: string;
  /** Empty once it is no longer kept. */
  readonly text: string;
  readonly open: boolean;
  readonly spoken: Spoken<'loops'>;
  /** Its state where it is no simple one, and what may be done about it. */
  readonly children?: ReactNode;
}

/** A mail of the conversation: its head always, its words when it is open, else their beginning. */
export function MailCard({ title, letter, time, subject, text, open, spoken, children }: MailCardProps) {
  return (
    <details open={open} className="group/mail rounded-md border border-line bg-surface">
      <summary className="grid cursor-pointer list-none grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-3.5 py-2.5 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden
          className={cn(
            'grid size-7 place-items-center rounded-full',
            letter === null ? 'border border-line' : 'bg-accent-soft font-semibold text-accent',
          )}
        >
          {letter === null ? <Mark className="size-4.5" /> : initialOf(letter)}
        </span>
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <span className="flex items-center gap-1 text-xs text-ink-3">
          <time dateTime={new Date(time).toISOString()}>{clock(spoken, minuteOf(time))}</time>
          <ChevronRight
            aria-hidden
            className="size-4 transition-transform duration-120 group-open/mail:rotate-90 motion-reduce:transition-none"
          />
        </span>
        {text ? (
          <span dir="auto" className="col-span-2 col-start-2 truncate text-left text-ink-2 group-open/mail:hidden">
            {text.slice(0, 160)}
          </span>
        ) : null}
      </summary>
      <div className="grid gap-2 px-3.5 pb-3 sm:pl-14">
        <p className="text-xs text-ink-3 wrap-anywhere">{subject}</p>
        <MailText text={text || spoken.t('textGone')} className="prose-width" />
        {children}
      </div>
    </details>
  );
}
