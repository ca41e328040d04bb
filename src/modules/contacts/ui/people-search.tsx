'use client';

import { useRouter } from 'next/navigation';
import { type TableQuery, tableAddress } from '@/core/http/table-query';
import { useMessages } from '@/messages/use-messages';
import { SearchInput } from '@/ui/search-input';

/** Search among people; it stands in the address. */
export function PeopleSearch({ query }: { query: TableQuery }) {
  const t = useMessages('people');
  const router = useRouter();
  return (
    <SearchInput
      label={t('search')}
      value={query.q}
      action="/people"
      onSearch={(q) => router.replace(tableAddress('/people', { ...query, q, limit: undefined }), { scroll: false })}
    />
  );
}
