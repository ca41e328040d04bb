import { googleAddLink, outlookAddLink } from '@/core/ical/add-links';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import type { SlotPage } from '../queries/slot-page';

interface AddToCalendarProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly t: Translate<'guest'>;
}

/** The meeting for the guest's own calendar: as a file, or filled in where it is on the web. Only a file can repeat. */
export function AddToCalendar({ page, token, t }: AddToCalendarProps) {
  const { title, start, end, joinUrl, location, rhythm } = page;
  const event = { title, start, end, details: joinUrl ?? '', location: location ?? joinUrl };
  const links = rhythm
    ? []
    : ([
        ['google', googleAddLink(event)],
        ['outlook', outlookAddLink(event)],
      ] as const);
  return (
    <div className="mt-5">
      <h2 className="font-medium">{t('addTo')}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <Button asChild>
            <a href={`/api/slots/${token}/event.ics`} download>
              {t('file')}
            </a>
          </Button>
        </li>
        {links.map(([name, href]) => (
          <li key={name}>
            <Button asChild>
              <a href={href} target="_blank" rel="noreferrer">
                {t(name)}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
