import { caldavSubject } from '../calendar/caldav-subject';
import { calendarSuite } from '../calendar/suite';
import { startRadicale } from './radicale';

calendarSuite('Radicale', async () => caldavSubject(await startRadicale()));
