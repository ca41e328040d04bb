'use client';

import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '@/messages/use-messages';
import { dismissToast, shownToasts, subscribeToasts, TOAST_DURATION_MS } from './toast-store';

const none: readonly never[] = [];

/** Shows the toasts of `toast-store`. Once per document. */
export function Toaster() {
  const t = useMessages('ui');
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  return (
    <RadixToast.Provider duration={TOAST_DURATION_MS} swipeDirection="down">
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className="flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 shadow-float data-[state=closed]:hidden data-[state=open]:animate-rise"
        >
          <span
            aria-hidden
            className={`mt-1.5 size-2 shrink-0 rounded-full ${toast.tone === 'bad' ? 'bg-bad' : 'bg-good'}`}
          />
          <RadixToast.Description className="min-w-0 flex-1 wrap-break-word">{toast.text}</RadixToast.Description>
          {toast.action ? (
            <RadixToast.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="font-medium text-accent hover:underline"
            >
              {toast.action.label}
            </RadixToast.Action>
          ) : null}
          <RadixToast.Close aria-label={t('dismiss')} className="-mr-1 rounded-sm p-0.5 text-ink-3 hover:text-ink">
            <X className="size-4" aria-hidden />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="fixed inset-x-4 bottom-20 z-50 grid gap-2 outline-none sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96" />
    </RadixToast.Provider>
  );
}
