'use client';

import { memo, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';

interface SaveBarProps {
  /** The version that the text changes; 0 where there is none. */
  readonly version: number;
  readonly dirty: boolean;
  readonly pending: boolean;
  readonly busy: boolean;
  /** Sentences that are ignored, in part or whole. */
  readonly ignored: number;
  /** Id for what the text field says of its keys. */
  readonly keysId: string;
  onSave(): unknown;
  onDiscard(): void;
}

/** How the text stands, and saving it: by the button or by Ctrl or ⌘ and S. */
export const SaveBar = memo(function SaveBar(props: SaveBarProps) {
  const t = useMessages('editor');
  const { version, dirty, pending, busy, ignored, keysId, onSave, onDiscard } = props;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (dirty && !busy) onSave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dirty, busy, onSave]);
  const keys = useSyncExternalStore(never, saveKeys, () => 'Ctrl S');
  const standing = version === 0 ? t('nothingSaved') : t('inForce', { version });
  return (
    <div className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-2 border-b border-line bg-bg px-4 py-2 md:-mx-2 md:px-2">
      <p className="min-w-0 text-ink-2">
        <span role="status">
          {dirty ? t('notSaved') : standing}
          {dirty ? <span className="max-sm:sr-only">{t('notInForce')}</span> : null}
        </span>
        <span className="text-ink-3">
          {pending ? ` · ${t('pending')}` : ignored > 0 ? ` · ${t('ignored', { count: ignored })}` : ''}
        </span>
      </p>
      <div className="ml-auto flex gap-2">
        {dirty ? <Discard onDiscard={onDiscard} /> : null}
        <Button look="primary" busy={busy} disabled={!dirty} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {t('save')} <Kbd>{keys}</Kbd>
        </Button>
      </div>
      <p id={keysId} className="sr-only">
        {t('keys')}
      </p>
    </div>
  );
});

/** As keyboards of Apple have it, or others; shown only where there is a keyboard. */
function saveKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘S' : 'Ctrl S';
}

/** What it runs on does not change. */
function never(): () => void {
  return () => {};
}

function Discard({ onDiscard }: { onDiscard(): void }) {
  const t = useMessages('editor');
  return (
    <Dialog
      trigger={<Button look="quiet">{t('discard')}</Button>}
      title={t('discardTitle')}
      description={t('discardWhy')}
    >
      <div className="flex gap-2">
        <DialogClose>
          <Button look="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </DialogClose>
        <DialogClose>
          <Button>{t('keepWriting')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
