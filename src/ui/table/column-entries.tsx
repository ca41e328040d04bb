'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { type TableQuery, tableAddress } from '@/core/http/table-query';
import { Menu, MenuCheck } from '../menu';

interface ColumnEntriesProps {
  readonly trigger: ReactNode;
  /** Those that can be hidden. */
  readonly columns: readonly { readonly id: string; readonly words: string; readonly shown: boolean }[];
  readonly path: string;
  readonly query: TableQuery;
}

/** The open list of columns; loaded with the first use of the button. */
export default function ColumnEntries({ trigger, columns, path, query }: ColumnEntriesProps) {
  const router = useRouter();
  const toggle = (id: string) => {
    const hidden = query.hidden.includes(id) ? query.hidden.filter((one) => one !== id) : [...query.hidden, id];
    router.replace(tableAddress(path, { ...query, hidden }) as '/', { scroll: false });
  };
  return (
    <Menu trigger={trigger} defaultOpen>
      {columns.map(({ id, words, shown }) => (
        <MenuCheck key={id} checked={shown} onChange={() => toggle(id)}>
          {words}
        </MenuCheck>
      ))}
    </Menu>
  );
}
