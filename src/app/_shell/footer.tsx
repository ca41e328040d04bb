import { runtime } from '@/ports/runtime';
import { cn } from '@/ui/class-names';

/** For which a phone's header has no room. */
const PAGES = [
  ['/how-it-works', 'How it works'],
  ['/pricing', 'Pricing'],
] as const;
const STANDING = [
  ['/support', 'Support'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/api/docs', 'API'],
] as const;

/** Copyright and the standing links. `pages`: with those for which a phone's header has no room. */
export async function Footer({ className, pages }: { className?: string; pages?: boolean }) {
  const { clock, settings } = runtime();
  const year = new Date(await clock.now()).getUTCFullYear();
  return (
    <footer className={cn('flex flex-wrap gap-x-5 gap-y-1 border-t border-line py-4 text-xs text-ink-3', className)}>
      <span>
        © {year} {settings.operatorName}
      </span>
      {pages
        ? PAGES.map(([href, name]) => (
            <a key={href} href={href} className="hover:text-ink sm:hidden">
              {name}
            </a>
          ))
        : null}
      {STANDING.map(([href, name]) => (
        <a key={href} href={href} className="hover:text-ink">
          {name}
        </a>
      ))}
    </footer>
  );
}
