import type { ReactNode } from 'react';
import { cn } from './class-names';

/** The key that does the same as what it stands beside; shown where there is a keyboard to press it on. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className={cn(
        'hidden min-w-4 rounded-sm border border-current/30 px-1 text-center font-sans text-xs leading-4 font-normal pointer-fine:inline-block',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
