import type { ReactNode } from 'react';
import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { runtime } from '@/ports/runtime';
import { LanguagePicker } from './language-picker';

interface GuestFrameProps {
  readonly locale: Locale;
  /** Of the page, with what its address tells. */
  readonly path: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A page that somebody without an account reads, in their language, with the choice of another one at its foot. */
export async function GuestFrame({ locale, path, className, children }: GuestFrameProps) {
  const { clock, settings } = runtime();
  const t = translator(locale, 'guest');
  const year = new Date(await clock.now()).getUTCFullYear();
  return (
    <div lang={locale}>
      {children}
      <footer
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4 text-xs text-ink-2 ${className}`}
      >
        <LanguagePicker locale={locale} path={path} />
        <span className="flex flex-wrap gap-x-4">
          <span className="py-1">{t('operator', { year: String(year), name: settings.operatorName })}</span>
          <a href="/support" className="py-1 hover:text-ink hover:underline">
            {t('support')}
          </a>
          <a href="/privacy" className="py-1 hover:text-ink hover:underline">
            {t('privacy')}
          </a>
          <a href="/terms" className="py-1 hover:text-ink hover:underline">
            {t('terms')}
          </a>
        </span>
      </footer>
    </div>
  );
}
