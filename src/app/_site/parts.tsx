import type { ReactNode } from 'react';
import { cn } from '@/ui/class-names';

/** The head of a public page: what it is about, and one paragraph. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="pt-8 pb-2 md:pt-12">
      <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
      <div className="prose-width mt-3 text-base text-ink-2 wrap-anywhere">{children}</div>
    </header>
  );
}

interface BandProps {
  readonly id: string;
  readonly title: string;
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a public page, under a hairline. */
export function Band({ id, title, lead, children }: BandProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-10">
      <h2 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {lead ? <p className="prose-width mt-2 text-base text-ink-2">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** Short statements, each with a sentence about it, in two columns where there is room. */
export function Pairs({ items }: { items: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className="text-base font-semibold">{term}</dt>
          <dd className="mt-1 text-base text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happens, one after the other. */
export function Steps({ items }: { items: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <ol className="grid gap-6">
      {items.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)]">
          <span aria-hidden className="text-base font-semibold text-accent">
            {index + 1}
          </span>
          <h3 className="text-base font-semibold">{title}</h3>
          <div className="prose-width col-start-2 mt-1 grid gap-2 text-base text-ink-2">{text}</div>
        </li>
      ))}
    </ol>
  );
}

/** Words that somebody may write, set apart from ours. */
export function Said({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cn('text-ink', className)}>“{children}”</span>;
}

/** Running text of several parts. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="prose-width mt-4 grid gap-3 text-base [&_a]:underline [&_a]:underline-offset-3 [&_h2]:mt-5 [&_h2]:text-base [&_h2]:font-semibold [&_li]:ml-5 [&_li]:list-disc [&_li]:text-ink-2 [&_p]:text-ink-2 [&_ul]:grid [&_ul]:gap-1.5">
      {children}
    </div>
  );
}

/** Questions and answers: one line each until one is opened. */
export function Answers({ items }: { items: readonly { readonly question: string; readonly answer: string }[] }) {
  return (
    <div className="prose-width border-b border-line text-base">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-baseline justify-between gap-4 py-3 text-base font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden className="text-ink-3 transition-transform duration-120 group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="pb-4 text-base text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
