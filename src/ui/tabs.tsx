'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from './class-names';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Of the button, such as where it is hidden. */
  readonly className?: string;
}

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  /** Begins the ids of tabs and panels; `useTabIds` makes it. */
  readonly ids: string;
  onSelect(id: Id): void;
}

/** Tabs of panels that share a place: arrows, Home and End go from one to the next, Tab leaves for the panel. */
export function TabList<Id extends string>({ label, tabs, selected, ids, onSelect }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  function go(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].filter(isShown);
    const here = shown.findIndex((tab) => tab.contains(document.activeElement));
    const next = Number.isFinite(step) ? (here + step + shown.length) % shown.length : step < 0 ? 0 : shown.length - 1;
    shown[next]?.focus();
    shown[next]?.click();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex overflow-x-auto border-b border-line sm:gap-1"
      onKeyDown={go}
    >
      {tabs.map(({ id, label: words, className }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(ids, id)}
          aria-controls={panelId(ids, id)}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={cn(
            '-mb-px border-b-2 px-2 py-2 whitespace-nowrap sm:px-2.5 -outline-offset-2',
            id === selected ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            className,
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly ids: string;
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a tab shows; whether it is shown is its parent's to say. */
export function TabPanel({ ids, id, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(ids, id)} aria-labelledby={tabId(ids, id)} className={className}>
      {children}
    </div>
  );
}

/** The beginning of the ids of a group of tabs. */
export function useTabIds(): string {
  return useId();
}

const tabId = (ids: string, id: string) => `${ids}-tab-${id}`;
const panelId = (ids: string, id: string) => `${ids}-panel-${id}`;

/** Not hidden by a style; where nothing is laid out, as in tests of components, every tab is shown. */
function isShown(tab: HTMLElement): boolean {
  return getComputedStyle(tab).display !== 'none';
}
