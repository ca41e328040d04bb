import type { ReactNode } from 'react';

/** The first stop of a page: leads past its header to the `content`. It is seen while it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-sm focus:bg-surface focus:px-3 focus:py-2"
    >
      {children}
    </a>
  );
}
