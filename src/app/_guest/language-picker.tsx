import { LOCALES, type Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';

/** The languages that a guest may read in, each in its own; works without script. `path`: the page, to which it leads back. */
export function LanguagePicker({ locale, path }: { locale: Locale; path: string }) {
  const t = translator(locale, 'guest');
  return (
    <form method="post" action="/api/language" aria-label={t('language')} className="flex flex-wrap gap-x-3">
      <input type="hidden" name="to" value={path} />
      {LOCALES.map((one) => (
        <button
          key={one}
          type="submit"
          name="language"
          value={one}
          lang={one}
          aria-current={one === locale ? 'true' : undefined}
          className="inline-block cursor-pointer py-1 text-ink-2 first-letter:uppercase hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
        >
          {new Intl.DisplayNames(one, { type: 'language' }).of(one)}
        </button>
      ))}
    </form>
  );
}
