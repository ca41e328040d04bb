import { googleSubject } from '../../../tests/calendar/google-subject';
import { calendarSuite } from '../../../tests/calendar/suite';

calendarSuite('Google Calendar', googleSubject);
