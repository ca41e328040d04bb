import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

/** Nothing here yet: one sentence, one action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-line-strong px-4 py-5 text-ink-2">
      <p className="prose-width">{children}</p>
      {action}
    </div>
  );
}

const TONES = {
  info: { icon: Info, box: 'border-line bg-surface', ink: 'text-ink-2' },
  warn: { icon: TriangleAlert, box: 'border-warn/40 bg-warn-soft', ink: 'text-warn' },
  bad: { icon: CircleAlert, box: 'border-bad/40 bg-bad-soft', ink: 'text-bad' },
} as const;

interface NoteProps {
  readonly tone?: keyof typeof TONES;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What happened and what to do. `bad` is announced at once. */
export function Note({ tone = 'info', action, className, children }: NoteProps) {
  const { icon: Icon, box, ink } = TONES[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={cn('flex items-start gap-3 rounded-md border px-4 py-3', box, className)}
    >
      <Icon className={cn('mt-0.5 size-4 shrink-0', ink)} aria-hidden />
      <div className="min-w-0 flex-1 wrap-break-word">{children}</div>
      {action}
    </div>
  );
}
