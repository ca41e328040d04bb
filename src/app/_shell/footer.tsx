import { runtime } from '@/ports/runtime';
import { cn } from '@/ui/class-names';

/** Copyright and the standing links. `pages`: with those for which a phone's header has no room. */
export async function Footer({ className, pages }: { className?: string; pages?: boolean }) {
  const { clock, settings } = runtime();
  const year = new Date(await clock.now()).getUTCFullYear();
  return (
    <footer className={cn('flex flex-wrap gap-x-5 gap-y-1 border-t border-line py-4 text-xs text-ink-3', className)}>
      <span>
        © {year} {settings.operatorName}
      </span>
      {pages ? (
        <>
          <a href="/how-it-works" className="hover:text-ink sm:hidden">
            How it works
          </a>
          <a href="/pricing" className="hover:text-ink sm:hidden">
            Pricing
          </a>
        </>
      ) : null}
      <a href="/support" className="hover:text-ink">
        Support
      </a>
      <a href="/privacy" className="hover:text-ink">
        Privacy Policy
      </a>
      <a href="/terms" className="hover:text-ink">
        Terms of Service
      </a>
      <a href="/api/docs" className="hover:text-ink">
        API
      </a>
    </footer>
  );
}
