import { FIRST_PAGE, shownOf } from './page-size';

/** What a table shows, as its address says it. */
export interface TableQuery<S extends string = string> {
  readonly q: string;
  /** The column that it is sorted by; null: the usual order of the list. */
  readonly sort: { readonly by: S; readonly desc: boolean } | null;
  /** So many rows. */
  readonly limit: number;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** What the rows are narrowed to, by name of the filter. */
  readonly filters?: Readonly<Record<string, string>>;
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads an address; what it cannot mean is left out, so that an old link still opens the list. */
export function tableQuery<S extends string>(
  parameters: Parameters,
  columns: {
    readonly sortable: readonly S[];
    readonly hideable: readonly string[];
    /** By name of the filter, what it may be; it has a name of its own in the address. */
    readonly filters?: Readonly<Record<string, readonly string[]>>;
  },
): TableQuery<S> {
  const one = (name: string) => [parameters[name] ?? ''].flat()[0] ?? '';
  const known = Object.entries(columns.filters ?? {}).filter(([name, values]) => values.includes(one(name)));
  return {
    q: one('q').trim().slice(0, 100),
    sort: sortOf(one('sort'), columns.sortable),
    limit: shownOf(one('limit')),
    hidden: columns.hideable.filter((column) => one('hide').split(',').includes(column)),
    ...(known.length > 0 ? { filters: Object.fromEntries(known.map(([name]) => [name, one(name)])) } : {}),
  };
}

/** Whether less is asked for than the whole list: nothing found is then no empty list. */
export function isNarrowed({ q, filters = {} }: Pick<TableQuery, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0;
}

/** `last` or, the largest first, `-last`; null where no such column is sorted by. */
export function sortOf<S extends string>(text: string, sortable: readonly S[]): TableQuery<S>['sort'] {
  const desc = text.startsWith('-');
  const by = sortable.find((column) => column === (desc ? text.slice(1) : text));
  return by ? { by, desc } : null;
}

/** A path with what the query says; what is the default is left out. */
export function tableAddress<P extends string>(path: P, query: Partial<TableQuery>): P | `${P}?${string}` {
  const { q, sort, limit = FIRST_PAGE, hidden = [], filters = {} } = query;
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (sort) parameters.set('sort', sortText(sort));
  if (limit !== FIRST_PAGE) parameters.set('limit', String(limit));
  if (hidden.length > 0) parameters.set('hide', hidden.join(','));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The value of `sort` in an address and in a call of the API. */
export function sortText({ by, desc }: NonNullable<TableQuery['sort']>): string {
  return desc ? `-${by}` : by;
}
