'use client';

import { cn } from './class-names';

interface SwitchProps {
  readonly label: string;
  /** Id of the text that says what is switched. */
  readonly describedBy?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

/** On or off, at once. The label is read out; show it beside the switch too. */
export function Switch({ label, describedBy, checked, disabled, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={cn(
        'relative h-5.5 w-9.5 shrink-0 rounded-full border transition-colors duration-120 disabled:opacity-50',
        checked ? 'border-accent bg-accent' : 'border-ink-3 bg-transparent',
      )}
    >
      <span
        className={cn(
          'absolute top-1/2 left-[3px] size-3.5 -translate-y-1/2 rounded-full transition-transform duration-120',
          checked ? 'translate-x-4 bg-on-accent' : 'bg-ink-3',
        )}
      />
    </button>
  );
}
