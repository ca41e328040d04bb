import { closeDatabase, openDatabase } from '@/db/client';
import { book } from '@/modules/meetings/commands/book';
import type { BookingRequest } from '@/modules/meetings/schema';
import type { Sandbox } from '../../sandbox/start';
import { calendarRuntime } from '../support/calendar';

/** What a process of the product is told that books a meeting and can be killed. */
export interface ZoomProcess {
  readonly databaseUrl: string;
  readonly encryptionKey: string;
  readonly offsetMs: number;
  readonly sandbox: Pick<
    Sandbox,
    'googleIssuer' | 'googleApiRoot' | 'microsoftLoginBase' | 'graphApiBase' | 'zoomOauthBase' | 'zoomApiBase'
  >;
  readonly request: BookingRequest;
}

const told = JSON.parse(process.argv[2] ?? '') as ZoomProcess;
const control = { now: () => Date.now() + told.offsetMs };
const runtime = calendarRuntime({ ...told.sandbox, control } as Sandbox);
openDatabase(told.databaseUrl, 2);
const booked = await book(told.request, {
  ...runtime,
  settings: { ...runtime.settings, encryptionKey: told.encryptionKey },
});
await closeDatabase();
process.exitCode = booked.ok ? 0 : 1;
