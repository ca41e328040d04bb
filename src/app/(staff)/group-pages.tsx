'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/ui/class-names';
import { currentPart, type NavItem, openItem } from '../_shell/nav-links';

/** On phones, where there is no rail: the pages of the group that is open, in a row. */
export function GroupPages({ groups }: { groups: readonly NavItem[] }) {
  const path = usePathname();
  const open = openItem(groups, path);
  if (!open?.parts || open.parts.length < 2) return null;
  const current = currentPart(open.parts, path);
  return (
    <nav aria-label={open.label} className="-mx-4 mb-4 overflow-x-auto px-4 md:hidden print:hidden">
      <ul className="flex w-max gap-1 border-b border-line">
        {open.parts.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href as '/'}
              aria-current={href === current ? 'page' : undefined}
              className={cn(
                'block border-b-2 px-2.5 py-2 whitespace-nowrap',
                href === current ? 'border-accent font-medium' : 'border-transparent text-ink-2',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
