'use client';

import {
  CalendarDays,
  Inbox,
  LayoutGrid,
  MessagesSquare,
  Package,
  Settings,
  Tags,
  UsersRound,
  Wrench,
} from 'lucide-react';
import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { Fragment } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';

const ICONS = {
  today: CalendarDays,
  loops: MessagesSquare,
  people: UsersRound,
  settings: Settings,
  mail: Inbox,
  overview: LayoutGrid,
  labels: Tags,
  product: Package,
  system: Wrench,
} as const;

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  /** How many things wait there; 0 shows nothing. */
  readonly count?: number;
  /** Served by another server than the pages: a full page load. */
  readonly outside?: boolean;
  /** Its own pages, listed below it in the rail while one of them is open. */
  readonly parts?: readonly { readonly href: string; readonly label: string }[];
}

/** The address of the part that a path is, or is within: the longest of them; null for none. */
export function currentPart(parts: NonNullable<NavItem['parts']>, path: string): string | null {
  const within = parts.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return within.sort((one, other) => other.href.length - one.href.length)[0]?.href ?? null;
}

/** The item that is open: with its own page or any of its parts; of two that fit, the one that says more of the path. */
export function openItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const here = currentPart(
    items.flatMap((item) => [item, ...(item.parts ?? [])]),
    path,
  );
  return items.find(({ href, parts = [] }) => href === here || parts.some((part) => part.href === here));
}

/** The main navigation: a column in the rail, a row at the bottom of a phone. */
export function NavLinks({ items, row }: { items: readonly NavItem[]; row?: boolean }) {
  const t = useMessages('shell');
  const path = usePathname();
  const open = openItem(items, path)?.href;
  return items.map(({ href, label, icon, count, outside, parts }) => {
    const Icon = ICONS[icon];
    const active = href === open;
    const shared = {
      href,
      'aria-current': active ? ('page' as const) : undefined,
      className: cn(
        'relative flex items-center rounded-sm text-ink-2 transition-colors duration-120 hover:text-ink',
        row
          ? 'flex-auto flex-col gap-0.5 px-0.5 py-2 text-xs whitespace-nowrap'
          : 'gap-2.5 px-2.5 py-1.5 hover:bg-surface-2',
        active && 'font-medium text-ink',
        active && !row && 'bg-surface-2',
      ),
    };
    const content = (
      <>
        <Icon className="size-4.5 shrink-0" aria-hidden strokeWidth={active ? 2.2 : 1.8} />
        <span className={row ? undefined : 'flex-1'}>{label}</span>
        {count ? (
          <span
            className={cn(
              'font-semibold text-accent',
              row && 'absolute top-1 left-1/2 ml-2.5 rounded-full bg-accent px-1.5 text-xs leading-4 text-on-accent',
            )}
          >
            {count}
            <span className="sr-only"> {t('waiting')}</span>
          </span>
        ) : null}
      </>
    );
    return outside ? (
      <a key={href} {...shared}>
        {content}
      </a>
    ) : (
      <Fragment key={href}>
        <Link {...shared}>
          {content}
          <Pending />
        </Link>
        {active && parts && parts.length > 1 && !row ? <Parts label={label} parts={parts} path={path} /> : null}
      </Fragment>
    );
  });
}

function Parts({ label, parts, path }: { label: string; parts: NonNullable<NavItem['parts']>; path: string }) {
  const current = currentPart(parts, path);
  return (
    <ul aria-label={label} className="mb-1 ml-4.5 grid gap-px border-l border-line pl-2.5">
      {parts.map((part) => (
        <li key={part.href}>
          <Link
            href={part.href}
            aria-current={part.href === current ? 'page' : undefined}
            className={cn(
              'relative block truncate rounded-sm px-2 py-1 text-ink-2 hover:bg-surface-2 hover:text-ink',
              part.href === current && 'font-medium text-ink',
            )}
          >
            {part.label}
            <Pending />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A line under a link that has been followed and takes a while. */
function Pending() {
  const t = useMessages('ui');
  const { pending } = useLinkStatus();
  return pending ? (
    <span
      role="status"
      aria-label={t('loading')}
      className="absolute inset-x-2.5 bottom-0 h-0.5 animate-late rounded-full bg-accent"
    />
  ) : null;
}
