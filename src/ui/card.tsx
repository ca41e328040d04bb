import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './class-names';

/** A surface for what can be acted on as a whole. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-md border border-line bg-surface p-4', className)} />;
}

interface SectionProps {
  readonly title: ReactNode;
  /** A count or a place, quieter, beside the title. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, aside, actions, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="flex min-w-0 items-baseline gap-2 font-semibold wrap-anywhere">
          <span id={id}>{title}</span>
          {aside === undefined ? null : <span className="font-normal text-ink-3">{aside}</span>}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** The head of a page: what it is, one line about its state, its one main action. */
export function PageHead({ title, line, actions }: { title: ReactNode; line?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        {line ? <p className="prose-width mt-0.5 text-ink-2 wrap-anywhere">{line}</p> : null}
      </div>
      {actions}
    </header>
  );
}
