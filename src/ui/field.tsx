import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './class-names';

const control =
  'w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-3 aria-invalid:border-bad sm:text-sm';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly className?: string;
  /** For whoever links to the control; made up where it is left out. */
  readonly id?: string;
  /** Renders the control with the ids and states that tie it to label, hint and error. */
  readonly children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label above its control, a hint or an error below. */
export function Field({ label, hint, error, className, id: given, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const note = error ?? hint;
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {note ? (
        <p id={`${id}-note`} className={cn('text-xs', error ? 'text-bad' : 'text-ink-2')}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(control, className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cn(control, 'min-h-24 resize-y', className)} />;
}

/** The platform's own list: best on phones, with the keyboard and for screen readers. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cn(control, 'pr-8', className)} />;
}
