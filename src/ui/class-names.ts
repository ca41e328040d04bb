import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xl'], color: ['ink', 'ink-2', 'ink-3', 'on-accent'] } },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...parts: ClassValue[]): string {
  return merge(clsx(parts));
}
