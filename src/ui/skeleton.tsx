import { cn } from './class-names';

/** A grey shape where content will be. It appears only after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className="animate-late">
      <div className={cn('animate-pulse-slow rounded-sm bg-surface-2', className)} />
    </div>
  );
}

/** The loading state of a page: a head and some rows, read out as one word. */
export function PageSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton className="mb-4 h-8 w-64" />
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never move
        <Skeleton key={i} className="h-14 w-full" />
      ))}
    </div>
  );
}
