import type { Translate } from '@/messages/message-keys';
import { Avatar } from '@/ui/avatar';

interface SlotHeadProps {
  readonly owner: string;
  readonly assistant: string;
  readonly t: Translate<'guest'>;
}

/** Who asks, by whom. */
export function SlotHead({ owner, assistant, t }: SlotHeadProps) {
  return (
    <p className="flex items-center gap-3 text-ink-2">
      <Avatar name={owner} className="size-10 text-base" />
      <span className="min-w-0 wrap-anywhere">{t('by', { owner, assistant })}</span>
    </p>
  );
}

/** What a stranger should know of the page's sender. */
export function SlotFoot({
  owner,
  assistant,
  t,
  children,
}: SlotHeadProps & { readonly children?: string | undefined }) {
  return (
    <p className="mt-10 border-t border-line pt-3 pb-4 text-xs text-ink-2">
      {t('software', { assistant, owner })} {children}
    </p>
  );
}
