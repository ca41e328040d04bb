import { caldavSubject } from '../../../tests/calendar/caldav-subject';
import { sandboxServer } from '../../../tests/calendar/sandbox-server';
import { calendarSuite } from '../../../tests/calendar/suite';

calendarSuite('CalDAV', async () => caldavSubject(await sandboxServer()));
