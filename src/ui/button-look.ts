import { cva } from 'class-variance-authority';

/** The classes of a button, for what has to do without the component. */
export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 rounded-sm border font-medium whitespace-nowrap transition-colors duration-120 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-55',
  {
    variants: {
      look: {
        primary:
          'border-accent bg-accent text-on-accent hover:enabled:border-accent-hover hover:enabled:bg-accent-hover',
        plain: 'border-line-strong bg-surface text-ink hover:bg-surface-2',
        quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-surface-2 hover:text-ink',
        danger: 'border-line-strong bg-surface text-bad hover:border-bad hover:bg-bad-soft',
      },
      size: {
        small: 'min-h-7 px-2.5 py-0.5 text-xs',
        medium: 'min-h-8.5 px-3 py-1.5 text-sm',
        large: 'min-h-11 px-4 py-2.5 text-base',
      },
    },
    defaultVariants: { look: 'plain', size: 'medium' },
  },
);
