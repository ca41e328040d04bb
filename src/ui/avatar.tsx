import * as RadixAvatar from '@radix-ui/react-avatar';
import { cn } from './class-names';
import { initialOf } from './initial';

/** A person's picture, or the first letter of the name. Decorative: the name stands beside it. */
export function Avatar({ name, image, className }: { name: string; image?: string | null; className?: string }) {
  return (
    <RadixAvatar.Root
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent',
        className,
      )}
    >
      {image ? (
        <RadixAvatar.Image src={image} alt="" className="size-full object-cover" referrerPolicy="no-referrer" />
      ) : null}
      <RadixAvatar.Fallback>{initialOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
