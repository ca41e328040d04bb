'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

interface DialogProps {
  /** What opens it; without one, `open` does. */
  readonly trigger?: ReactNode;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
}

/** A question in front of the page; on phones a sheet from below. Escape and the backdrop close it. */
export function Dialog({ trigger, title, description, children, open, onOpenChange }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
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
            aria-label="Close"
            className="absolute top-4 right-4 grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-surface-2"
          >
            <X className="size-4" aria-hidden />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Closes the dialog that it stands in. */
export const DialogClose = RadixDialog.Close;
