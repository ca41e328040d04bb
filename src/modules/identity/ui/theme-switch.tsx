'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';

const THEMES = [
  ['system', 'themeSystem'],
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
] as const;
type Theme = (typeof THEMES)[number][0];

/** Light, dark, or as the system. Kept in a cookie, so that the server renders the right one at once. */
export function ThemeSwitch({ value }: { value: Theme }) {
  const t = useMessages('account');
  const [theme, setTheme] = useState<Theme>(value);
  function choose(next: Theme) {
    setTheme(next);
    const age = next === 'system' ? 0 : 31_536_000;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `theme=${next}; path=/; max-age=${age}; samesite=lax`;
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }
  return (
    <fieldset className="flex w-fit rounded-sm border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{t('theme')}</legend>
      {THEMES.map(([key, label]) => (
        <label
          key={key}
          className={cn(
            'cursor-pointer rounded-[4px] px-3 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
            theme === key ? 'bg-surface-2 font-medium' : 'text-ink-2',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={key}
            checked={theme === key}
            onChange={() => choose(key)}
            className="sr-only"
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
