import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of several things that are said, with a button that takes it away. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove(): void;
}) {
  return (
    <span className="inline-flex items-center gap-0.5 rounded-sm bg-busy-soft py-0.5 pr-0.5 pl-2">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-sm text-ink-2 hover:text-ink"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  );
}
