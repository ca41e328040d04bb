import type { FormLimits } from '@/core/http/form-limits';
import type { Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import {
  clockWords,
  dayWords,
  otherSpanWords,
  placeWords,
  shortDayWords,
  spanWords,
} from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import type { BookingType } from '../queries/pages';
import { BookingField, type Known } from './booking-field';
import { dateIn } from './days';
import type { FormField } from './form-fields';
import { type PageView, pageHref } from './page-address';

interface BookingFormProps {
  readonly view: PageView;
  readonly type: BookingType;
  readonly owner: string;
  readonly ownerZone: string;
  readonly zone: string;
  readonly slot: Period & { readonly left?: number };
  readonly token: string;
  /** Whoever is signed in somewhere here. */
  readonly known: Known;
  /** In their order, with what was typed before and what was not right. */
  readonly fields: readonly FormField[];
  readonly limits: FormLimits;
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

/** The chosen time, and who books it. A plain form; with ./booking-page.script nothing typed is lost when the time is gone. */
export function BookingForm(props: BookingFormProps) {
  const { view, type, owner, ownerZone, zone, slot, token, known, fields, limits, t, seats } = props;
  const first = owner.split(' ')[0] ?? owner;
  const other = otherSpanWords(slot, zone, ownerZone, t.locale);
  const span = spanWords(slot, zone, t.locale);
  const when = {
    day: shortDayWords(slot.start, zone, t.locale),
    time: clockWords(slot.start, zone, t.locale),
    place: placeWords(zone, t.locale),
  };
  const wrong = fields.findIndex(({ problem }) => problem !== undefined);
  return (
    <div>
      <div className="rounded-md border border-line bg-surface px-4 py-3">
        <p className="text-base font-semibold">{dayWords(slot.start, zone, t.locale)}</p>
        <p>
          {span}, {placeWords(zone, t.locale)}
        </p>
        {other === span ? null : (
          <p className="text-ink-2">
            {t('theirZone', { time: `${other}, ${placeWords(ownerZone, t.locale)},`, owner: first })}
          </p>
        )}
        {slot.left === undefined ? null : <p className="text-ink-2">{seats('left', { count: slot.left })}</p>}
        <a
          href={`${pageHref(view, { day: dateIn(slot.start, zone) })}#times`}
          className="mt-1 inline-block py-1 text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          {t('another')}
        </a>
      </div>
      <form
        method="post"
        action={`/api${view.path}${view.embed ? '?embed=1' : ''}`}
        data-book
        data-back={pageHref(view, { day: dateIn(slot.start, zone) })}
        data-offline={t('offline')}
        className="mt-5 grid gap-4"
      >
        {Object.entries({ form: token, start: slot.start, zone, ...view.keep }).map(([name, value]) => (
          // A browser that comes back would put an older form's number there.
          <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
        ))}
        {fields.map((field, i) => (
          <BookingField
            key={field.name}
            {...{ field, known, limits, t }}
            first={first}
            long={longOf(type, field)}
            focus={i === wrong}
          />
        ))}
        <label className="sr-only" aria-hidden>
          {t('leaveEmpty')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <p data-failure role="alert" hidden className="rounded-md border border-bad/40 bg-bad-soft px-4 py-3" />
        <Button type="submit" look="primary" size="large" className="w-full">
          {t('book', when)}
        </Button>
        <p className="text-xs text-ink-2">
          {type.confirms ? `${t('confirms', { owner: first })} ` : ''}
          {t('privacy', { owner: first })}
          {type.seats === null ? '' : ` ${seats('privacy')}`}
        </p>
      </form>
    </div>
  );
}

/** Whether a question is answered in several lines. */
function longOf({ questions }: BookingType, { name }: FormField): boolean {
  return questions.some(({ long }, i) => long && name === `answers.${i}`);
}
