'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { KeyHelp } from '@/ui/key-help';
import type { KeyList } from '@/ui/page-keys';
import { typing } from '@/ui/use-keys';
import type { Destination } from './destinations';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));

/** After `g` the next key is waited for this long. */
const SECOND_KEY_MS = 1500;

/** The keys that work on every page: `⌘K` or `Ctrl K` for the palette, `g` and a letter to go somewhere, `?` for the list. */
export function Shortcuts({ destinations }: { destinations: readonly Destination[] }) {
  const t = useMessages('palette');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey, target, timeStamp } = event;
      if (key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey) {
        event.preventDefault();
        setOpen(true);
        return;
      }
      if (metaKey || ctrlKey || altKey || typing(target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"], dialog[open]')) return;
      const there = timeStamp - since < SECOND_KEY_MS ? destinations.find((one) => one.key === key) : undefined;
      since = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
      if (!there) return;
      // Before the keys of the page, which may mean something else by this letter.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (there.outside) window.location.assign(there.href);
      else router.push(there.href as Parameters<typeof router.push>[0]);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [destinations, router]);
  return (
    <>
      <KeyHelp everywhere={keysOf(destinations, t)} />
      {open ? (
        <Suspense>
          <Palette destinations={destinations} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function keysOf(destinations: readonly Destination[], t: Translate<'palette'>): KeyList {
  const jumps = destinations.flatMap(({ key, label }) =>
    key ? [[['g', key], t('keyPlace', { place: label })] as const] : [],
  );
  return [[[commandKey(), 'K'], t('keyAnywhere')], ...jumps];
}

/** ⌘ where a keyboard has it, Ctrl elsewhere. */
function commandKey(): string {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
