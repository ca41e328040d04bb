import type { ReactNode } from 'react';

/** A dense control of the editor. */
export const smallControl =
  'min-w-0 w-full rounded-sm border border-line-strong bg-surface px-2 py-1 text-base text-ink placeholder:text-ink-3 aria-invalid:border-bad sm:text-sm';

/** One field of a reading: its name on the left, what is said of it on the right. */
export function EditorRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="pt-1 text-xs text-ink-2">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">{children}</div>
    </fieldset>
  );
}
