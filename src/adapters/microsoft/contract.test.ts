import { microsoftSubject } from '../../../tests/calendar/microsoft-subject';
import { calendarSuite } from '../../../tests/calendar/suite';

calendarSuite('Microsoft 365', microsoftSubject);
