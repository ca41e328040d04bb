import type { ReactNode } from 'react';

/** A page of plain text. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-[960px] px-4 py-8">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <div className="prose-width mt-4 grid gap-3 text-base [&_a]:underline [&_a]:underline-offset-3 [&_h2]:mt-4 [&_h2]:text-base [&_h2]:font-semibold [&_p]:text-ink-2">
        {children}
      </div>
    </main>
  );
}
