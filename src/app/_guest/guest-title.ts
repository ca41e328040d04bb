import type { Metadata } from 'next';
import { translator } from '@/messages/translate';

import type { PageProps } from '../_shell/session';
import { guestLanguage } from './guest-language';
import { seatShown, slotShown } from './slot-shown';

/** What the tab of a guest's page is called, in the language of the page. */
export function guestTitle(offers: 'titleTimes' | 'titlePoll') {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { token = '' } = await params;
    const [seat, page] = await Promise.all([seatShown(token), slotShown(token)]);
    if (seat) return { title: seat.title, referrer: 'same-origin' };
    const t = translator(await guestLanguage(page.kind === 'invalid' ? null : page.language), 'guest');
    const title = page.kind === 'invalid' ? t('invalid') : page.kind === 'offer' ? t(offers) : page.title;
    return { title, referrer: 'same-origin' };
  };
}
