import type { AccessToken, CaldavGrant, CalendarPort, MicrosoftGrant } from '@/ports/calendar';

interface Adapters {
  readonly 'google-calendar': CalendarPort<AccessToken>;
  readonly 'microsoft-calendar': CalendarPort<MicrosoftGrant>;
  readonly caldav: CalendarPort<CaldavGrant>;
}

/** All calendars as one port: the kind of the grant says whose they are. The only place where kinds are told apart. */
export function calendarsOfAllKinds(adapters: Adapters): CalendarPort {
  // TypeScript cannot see that the adapter at grant.kind takes that very grant.
  const of = (kind: keyof Adapters) => adapters[kind] as CalendarPort;
  return {
    listCalendars: (grant) => of(grant.kind).listCalendars(grant),
    sync: (grant, ...rest) => of(grant.kind).sync(grant, ...rest),
    freeBusy: (grant, ...rest) => of(grant.kind).freeBusy(grant, ...rest),
    insert: (grant, ...rest) => of(grant.kind).insert(grant, ...rest),
    get: (grant, ...rest) => of(grant.kind).get(grant, ...rest),
    occurrenceId: (grant, ...rest) => of(grant.kind).occurrenceId(grant, ...rest),
    patch: (grant, ...rest) => of(grant.kind).patch(grant, ...rest),
    remove: (grant, ...rest) => of(grant.kind).remove(grant, ...rest),
    watch: (grant, ...rest) => of(grant.kind).watch(grant, ...rest),
    unwatch: (grant, ...rest) => of(grant.kind).unwatch(grant, ...rest),
  };
}
