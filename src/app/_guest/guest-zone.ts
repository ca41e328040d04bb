import { cookies } from 'next/headers';
import { knownZone } from '@/core/time/zone';
import { first, type PageProps } from '../_shell/session';

/** The zone that a guest has chosen: on this page, or on one before. Without either the page shows what it knows. */
export async function chosenZone(query: Awaited<PageProps['searchParams']>): Promise<string | undefined> {
  return knownZone(first(query.zone) ?? '') ?? knownZone((await cookies()).get('zone')?.value ?? '');
}
