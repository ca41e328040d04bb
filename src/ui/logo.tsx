import { cn } from './class-names';

/** The mark: a circle, its centre and the gnomon's shadow, in the current colour. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cn('size-6 text-accent', className)}>
      <circle cx="12" cy="12" r="9.25" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 12 17.2 5.1A8.6 8.6 0 0 1 20.3 9.6Z" fill="currentColor" />
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
    </svg>
  );
}

/** Mark and name, linking to the site's root. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <a href="/" className={cn('inline-flex items-center gap-2.5 text-base font-semibold tracking-tight', className)}>
      <Mark />
      Sundial
    </a>
  );
}
