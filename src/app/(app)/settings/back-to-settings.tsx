'use client';

import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Leads from a page of the settings to their list, on phones. */
export function BackToSettings({ children }: { children: ReactNode }) {
  if (usePathname() === '/settings') return null;
  return (
    <Link
      href="/settings"
      className="-mt-2 mb-2 -ml-1 flex w-fit items-center py-1 text-ink-2 hover:text-ink md:hidden"
    >
      <ChevronLeft className="size-4" aria-hidden />
      {children}
    </Link>
  );
}
