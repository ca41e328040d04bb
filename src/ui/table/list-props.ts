import type { Page } from '@/core/http/page';
import type { TableQuery } from '@/core/http/table-query';

/** A list as its page was rendered: what a table of it is drawn from. */
export interface ListProps<R, S extends string = string> {
  /** What it lists. */
  readonly label: string;
  readonly first: Page<R>;
  /** How many rows there are under this search. */
  readonly total: number;
  /** It was not counted further than that: there may be more. */
  readonly orMore?: boolean;
  /** What the address of the page says. */
  readonly query: TableQuery<S>;
}

/** The same of rows that tell how long ago something was. */
export interface DatedListProps<R, S extends string = string> extends ListProps<R, S> {
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}
