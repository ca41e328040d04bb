import { Avatar } from '@/ui/avatar';

/** Who asks, by whom. */
export function SlotHead({ owner, assistant }: { owner: string; assistant: string }) {
  return (
    <p className="flex items-center gap-3 text-ink-2">
      <Avatar name={owner} className="size-10 text-base" />
      <span>
        {owner}, with {assistant}, a scheduling assistant
      </span>
    </p>
  );
}

/** What a stranger should know of the page's sender. */
export function SlotFoot({ owner, assistant, children }: { owner: string; assistant: string; children?: string }) {
  return (
    <footer className="mt-10 border-t border-line pt-3 text-xs text-ink-3">
      {assistant} is software. Answer the mail, or write to {owner} alone, if you would rather talk to a person.{' '}
      {children}
    </footer>
  );
}
