import { cn } from './class-names';

/** A grey shape where content will be. It appears only after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className="animate-late">
      <div className={cn('animate-pulse-slow rounded-sm bg-surface-2', className)} />
    </div>
  );
}
