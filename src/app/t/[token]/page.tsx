import { guestPage } from '../../_guest/guest-page';
import { guestTitle } from '../../_guest/guest-title';

export default guestPage('t');

export const generateMetadata = guestTitle('titleTimes');
