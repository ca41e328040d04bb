import type { Metadata } from 'next';

export { default } from '../../_guest/guest-page';

export const metadata: Metadata = { title: 'Choose a time', referrer: 'same-origin' };
