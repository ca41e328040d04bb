import { LANGUAGES } from '@/modules/account/constants';
import { runtime } from '@/ports/runtime';
import { cn } from '@/ui/class-names';
import { currentLocale, messagesOf } from './locale';

/** For which a phone's header has no room. */
const PAGES = [
  ['/how-it-works', 'howItWorks'],
  ['/pricing', 'pricing'],
] as const;
const STANDING = [
  ['/support', 'support'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/api/docs', 'api'],
] as const;

interface FooterProps {
  readonly className?: string;
  /** For visitors: with those pages for which a phone's header has no room, and the languages. */
  readonly visitor?: boolean;
}

/** Copyright and the standing links. */
export async function Footer({ className, visitor }: FooterProps) {
  const { clock, settings } = runtime();
  const [t, nowMs] = await Promise.all([messagesOf('site'), clock.now()]);
  return (
    <footer className={cn('flex flex-wrap gap-x-5 gap-y-1 border-t border-line py-4 text-xs text-ink-3', className)}>
      <span>
        © {new Date(nowMs).getUTCFullYear()} {settings.operatorName}
      </span>
      {visitor
        ? PAGES.map(([href, key]) => (
            <a key={href} href={href} className="hover:text-ink sm:hidden">
              {t(key)}
            </a>
          ))
        : null}
      {STANDING.map(([href, key]) => (
        <a key={href} href={href} className="hover:text-ink">
          {t(key)}
        </a>
      ))}
      {visitor ? <Languages /> : null}
    </footer>
  );
}

/** Each language by its own name: a form, so that it works without scripts. */
async function Languages() {
  const [t, locale] = await Promise.all([messagesOf('site'), currentLocale()]);
  return (
    <form method="post" action="/api/language" aria-label={t('language')} className="flex gap-x-3 sm:ml-auto">
      {Object.entries(LANGUAGES).map(([key, name]) => (
        <button
          key={key}
          type="submit"
          name="language"
          value={key}
          lang={key}
          aria-current={key === locale ? 'true' : undefined}
          className={key === locale ? 'text-ink' : 'cursor-pointer hover:text-ink'}
        >
          {name}
        </button>
      ))}
    </form>
  );
}
