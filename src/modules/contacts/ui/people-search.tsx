'use client';

import { useRouter } from 'next/navigation';
import { SearchInput } from '@/ui/search-input';
import { peopleHref } from './people-address';

/** Search among people; it stands in the address. */
export function PeopleSearch({ q }: { q: string }) {
  const router = useRouter();
  return (
    <SearchInput
      label="Search name or address"
      value={q}
      action="/people"
      onSearch={(typed) => router.replace(peopleHref({ q: typed }), { scroll: false })}
    />
  );
}
