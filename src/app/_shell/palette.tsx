'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { type Destination, matching } from './destinations';
import { useActions } from './palette-actions';
import { type Entry, useFound } from './use-found';

interface PaletteProps {
  readonly destinations: readonly Destination[];
  onClose(): void;
}

/** One field that finds pages, people and loops; arrow keys and Enter go there, Escape closes it. */
export function Palette({ destinations, onClose }: PaletteProps) {
  const t = useMessages('palette');
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { entries: found, failed, pending } = useFound(typed.trim(), t);
  const entries: readonly Entry[] = [...useActions(typed), ...pagesFor(typed, destinations, t), ...found];
  const chosen = Math.min(at, entries.length - 1);
  useEffect(() => dialog.current?.showModal(), []);

  const go = ({ href, outside, run }: Entry) => {
    onClose();
    if (run) run();
    else if (outside) window.location.assign(href);
    else router.push(href as Parameters<typeof router.push>[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[chosen];
    if (step !== undefined) setAt((chosen + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter' && entry) go(entry);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('goTo')}
      onClose={onClose}
      // A press beside the box is on the dialog itself: the backdrop.
      onMouseDown={(event) => event.target === dialog.current && dialog.current?.close()}
      className="m-0 mx-auto mt-[12dvh] w-[calc(100%-2rem)] max-w-lg rounded-md border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-scrim"
    >
      <input
        autoFocus
        role="combobox"
        aria-label={t('field')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('placeholder')}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        className="w-full border-b border-line bg-transparent px-4 py-3 text-base outline-none placeholder:text-ink-3"
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('found')} className="max-h-[50dvh] overflow-y-auto p-1">
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the field (the combobox pattern of ARIA)
          <div
            key={entry.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            ref={index === chosen ? intoView : undefined}
            onClick={() => go(entry)}
            onMouseMove={() => setAt(index)}
            className={cn(
              'flex cursor-pointer items-baseline justify-between gap-4 rounded-sm px-3 py-2',
              index === chosen && 'bg-surface-2',
            )}
          >
            <span dir="auto" className="truncate text-left">
              {entry.label}
            </span>
            <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-3">{entry.line}</span>
          </div>
        ))}
      </div>
      <p role="status" className={cn('px-4 pb-3 text-xs text-ink-2', entries.length > 0 && !failed && 'sr-only')}>
        {statusWords(t, { typed: typed.trim(), count: entries.length, failed, pending })}
      </p>
    </dialog>
  );
}

interface Status {
  readonly typed: string;
  readonly count: number;
  readonly failed: boolean;
  readonly pending: boolean;
}

/** What came of the search; nothing is called missing before all was looked through. */
function statusWords(t: Translate<'palette'>, { typed, count, failed, pending }: Status): string {
  if (failed) return t('notAll');
  if (count > 0) return pending ? '' : t('count', { count });
  if (pending) return t('searching');
  return t('nothing', { typed });
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The pages that fit; without a word, those one goes to most. */
function pagesFor(typed: string, destinations: readonly Destination[], t: Translate<'palette'>): Entry[] {
  return matching(typed, destinations, t('small')).map(({ href, label, key, group, outside }) => ({
    href,
    label,
    line: key ? `g ${key}` : (group ?? t('page')),
    outside,
  }));
}
