import { cache } from 'react';
import { seatPage } from '@/modules/booking-pages/queries/seat-page';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { runtime } from '@/ports/runtime';

/** What a guest's link shows, read once for title and page. */
export const slotShown = cache((token: string) => slotPage(token, runtime().settings));

/** The same of somebody who has a seat; null where the link is no seat's. */
export const seatShown = cache((token: string) => seatPage(token, runtime()));
