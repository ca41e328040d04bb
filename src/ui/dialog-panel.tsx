'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from './class-names';

interface DialogPanelProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly title: string;
  readonly description?: ReactNode;
  /** What opens it, if a button does. */
  readonly button: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What a dialog shows once it is opened; a part of its own, so that pages load it only then. */
export function DialogPanel({ open, onOpenChange, title, description, button, children }: DialogPanelProps) {
  const t = useMessages('ui');
  const before = useRef<Element | null>(null);
  // Radix gives the focus back to a trigger of its own, which there is not.
  const giveBack = (event: Event) => {
    event.preventDefault();
    const had = before.current instanceof HTMLElement && before.current !== document.body ? before.current : null;
    (had?.isConnected ? had : button.current)?.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={giveBack}
          className={cn(
            'fixed z-50 max-h-[85dvh] overflow-y-auto border border-line bg-surface p-5 shadow-float',
            'inset-x-0 bottom-0 animate-rise rounded-t-md',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[28rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-appear sm:rounded-md',
          )}
        >
          <RadixDialog.Title className="pr-8 text-base font-semibold">{title}</RadixDialog.Title>
          {description ? (
            <RadixDialog.Description className="mt-1 text-ink-2">{description}</RadixDialog.Description>
          ) : null}
          <div className="mt-4">{children}</div>
          {/* The last in order, so that the focus begins with what is asked. */}
          <RadixDialog.Close
            aria-label={t('close')}
            className="absolute top-4 right-4 grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-surface-2"
          >
            <X className="size-4" aria-hidden />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
