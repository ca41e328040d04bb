import type { Metadata } from 'next';

export { default } from '../../_guest/guest-page';

export const metadata: Metadata = { title: 'Which times suit you?', referrer: 'same-origin' };
