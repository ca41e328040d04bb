import { Slot } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, SyntheticEvent } from 'react';
import { buttonLook } from './button-look';
import { cn } from './class-names';

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonLook> & { asChild?: boolean; busy?: boolean };

/**
 * A button that says what happens. `busy` keeps it in place while the work runs: it does nothing then, but keeps the focus,
 * which a disabled button loses. `asChild` dresses a link.
 */
export function Button({ look, size, asChild, busy, className, children, onClick, ...rest }: ButtonProps) {
  const classes = cn(buttonLook({ look, size }), className);
  if (asChild) {
    return (
      <Slot {...rest} className={classes} onClick={onClick}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      onClick={busy ? ignore : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}

function ignore(event: SyntheticEvent): void {
  event.preventDefault();
}
