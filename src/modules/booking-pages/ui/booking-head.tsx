import { Clock, Globe, MapPin, Phone, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Select } from '@/ui/field';
import type { BookingType } from '../queries/pages';

const MEDIA = { video: Video, phone: Phone, in_person: MapPin } as const;

/** What is booked, with whom, and how. */
export function BookingHead({
  type,
  owner,
  t,
  seats,
  children,
}: {
  type: BookingType;
  owner: string;
  t: Translate<'booking'>;
  seats: Translate<'seats'>;
  children?: ReactNode;
}) {
  const { title, description, durationMin, medium, location } = type;
  return (
    <div className="grid content-start gap-4">
      <p className="flex items-center gap-3 text-ink-2">
        <Avatar name={owner} className="size-10 text-base" />
        {owner}
      </p>
      <h1 className="text-xl font-semibold tracking-tight text-pretty wrap-anywhere">{title}</h1>
      <ul className="grid gap-1.5 text-ink-2">
        <Fact icon={Clock}>{t('minutes', { count: durationMin })}</Fact>
        <Fact icon={MEDIA[medium]}>
          {medium === 'video' ? t('video') : null}
          {medium === 'phone' ? t('phone', { owner: owner.split(' ')[0] ?? owner }) : null}
          {medium === 'in_person' ? t('inPerson', { place: location ?? '' }) : null}
        </Fact>
        {type.seats === null ? null : <Fact icon={Users}>{seats('fact', { count: type.seats })}</Fact>}
      </ul>
      {description ? <p className="prose-width whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p> : null}
      {children}
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

interface ZoneChoiceProps {
  readonly zone: string;
  readonly zones: readonly ZoneChoice[];
  /** What else the address tells. */
  readonly keep: Readonly<Record<string, string>>;
  readonly t: Translate<'booking'>;
}

/** The clock on which times are shown; ./booking-page.script shows another one as soon as it is chosen. */
export function BookingZone({ zone, zones, keep, t }: ZoneChoiceProps) {
  return (
    <form className="flex flex-wrap items-center gap-2" data-zone>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Globe className="size-4 shrink-0 text-ink-2" aria-hidden />
      <Select name="zone" defaultValue={zone} aria-label={t('zone')} className="min-w-0 flex-1 basis-52">
        {zones.map((choice) => (
          <option key={choice.tzid} value={choice.tzid}>
            {choice.label}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('showThere')}</Button>
    </form>
  );
}
