import { notFound } from '../errors';
import { type Handler, ok } from './call';
import { etagOf } from './store';

/** settings.list and .get: the few that matter to time. */
export function settingsHandlers(): Record<string, Handler> {
  const settingsOf = (zone: string) =>
    Object.entries({
      timezone: zone,
      locale: 'en',
      weekStart: '1',
      format24HourTime: 'false',
      dateFieldOrder: 'MDY',
    }).map(([id, value]) => ({ kind: 'calendar#setting', etag: etagOf(id, value), id, value }));
  return {
    'calendar.settings.list': ({ person }) =>
      ok({
        kind: 'calendar#settings',
        etag: etagOf(person.zone),
        items: settingsOf(person.zone),
        nextSyncToken: 'c2V0dGluZ3M',
      }),
    'calendar.settings.get': ({ person, params }) => {
      const setting = settingsOf(person.zone).find(({ id }) => id === params.setting);
      if (!setting) throw notFound();
      return ok(setting);
    },
  };
}
