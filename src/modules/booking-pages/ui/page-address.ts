/** What the address of a booking page tells besides which page it is. */
export interface PageView {
  readonly path: string;
  /** Chosen on the page; null while it is a guess. */
  readonly zone: string | null;
  /** Within a page of somebody else's. */
  readonly embed: boolean;
  /** What else stays in every address. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** The address of the page with something chosen: a month (`2026-11`), a day (`2026-11-25`), a time (epoch minutes). */
export function pageHref(
  { path, zone, embed, keep = {} }: PageView,
  chosen: { readonly month?: string; readonly day?: string; readonly at?: number } = {},
): string {
  const query = new URLSearchParams({
    ...keep,
    ...(embed ? { embed: '1' } : {}),
    ...(zone ? { zone } : {}),
    ...(chosen.month ? { month: chosen.month } : {}),
    ...(chosen.day ? { day: chosen.day } : {}),
    ...(chosen.at === undefined ? {} : { at: String(chosen.at) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
