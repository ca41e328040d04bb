import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column stands in the table. */
interface ColumnMeta {
  /** Its heading. */
  readonly words: string;
  /** The width from which it is shown; without one, on phones too. */
  readonly from?: 'sm' | 'md' | 'lg';
  readonly align?: 'end';
  /** Tailwind's class of its width; the columns without one share what is left. */
  readonly width?: string;
  /** Its cells are in the second ink. */
  readonly muted?: boolean;
  /** Its heading is there for screen readers only. */
  readonly quiet?: boolean;
}

/** What our tables use of the library. The server sorts and pages: rows that are not loaded cannot be sorted here. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnMeta,
});

type Features = typeof features;
// biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of different kinds
export type Column<R extends object> = ColumnDef<Features, R, any>;
export type DataTableModel<R extends object> = ReactTable<Features, R>;
export type DataRow<R extends object> = Row<Features, R>;

/** Makes a table's columns: `columnsOf<Person>().display({ id, meta, cell })`. Make them once, outside or in a memo. */
export function columnsOf<R extends object>() {
  return createColumnHelper<Features, R>();
}

const FROM = { sm: 'hidden sm:table-cell', md: 'hidden md:table-cell', lg: 'hidden lg:table-cell' } as const;

/** The classes that a column's heading and cells share. */
export function columnClasses(meta: ColumnMeta | undefined): string {
  if (!meta) return '';
  const { from, align, muted, width } = meta;
  return [from && FROM[from], align === 'end' && 'text-right', muted && 'text-ink-2', width].filter(Boolean).join(' ');
}
