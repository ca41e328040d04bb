'use client';

import { useRouter } from 'next/navigation';
import { type TableQuery, tableAddress } from '@/core/http/table-query';
import { Select } from '../field';
import { SearchInput } from '../search-input';
import type { TableFilter } from './table-filter';

interface TableSearchProps {
  /** What is looked through. */
  readonly label: string;
  readonly path: string;
  readonly query: TableQuery;
  readonly filters?: readonly TableFilter[];
}

/** The search of a list and what it is narrowed by; both stand in the address, and begin by themselves. */
export function TableSearch({ label, path, query, filters = [] }: TableSearchProps) {
  const router = useRouter();
  const go = (change: Partial<TableQuery>) =>
    router.replace(tableAddress(path, { ...query, ...change, limit: undefined }) as '/', { scroll: false });
  return (
    <SearchInput label={label} value={query.q} action={path} onSearch={(q) => go({ q })}>
      {filters.map((filter) => (
        <Select
          key={filter.name}
          name={filter.name}
          aria-label={filter.label}
          value={query.filters?.[filter.name] ?? ''}
          onChange={(event) => go({ filters: { ...query.filters, [filter.name]: event.target.value } })}
          className="w-auto max-w-full flex-1 basis-36 sm:max-w-48 sm:flex-none sm:basis-auto"
        >
          <option value="">{filter.any}</option>
          {filter.options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ))}
    </SearchInput>
  );
}
