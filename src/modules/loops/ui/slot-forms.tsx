import type { OfferedSlot } from '@/core/loop/plan';
import type { EpochMinute } from '@/core/time/period';
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
import { Field, Textarea } from '@/ui/field';
import { Stretches } from './slot-stretches';
import { OPENER } from './slot-zone';

/** What every answer of a guest carries. */
export interface SlotForm {
  readonly action: string;
  /** The set of times that the guest saw. */
  readonly set: number;
  /** The zone that the guest has picked, if any. */
  readonly zone: string | null;
}

function HiddenFields({ set, zone }: SlotForm) {
  return (
    <>
      <input type="hidden" name="set" value={set} />
      {zone === null ? null : <input type="hidden" name="zone" value={zone} />}
    </>
  );
}

interface ChooseFormProps {
  readonly form: SlotForm;
  readonly slots: readonly OfferedSlot[];
  /** Of a series, how each goes on; null for a single time. */
  readonly patterns: readonly (string | null)[];
  /** Numbers of the times that are marked when the page opens. */
  readonly chosen: readonly number[];
  readonly zone: string;
  /** The owner's clock, shown second when it differs. */
  readonly other: { readonly zone: string; readonly name: string } | null;
  readonly t: Translate<'guest'>;
}

/** The times, one to choose. `moving`: a booked meeting goes to it. */
export function ChooseForm({ moving, ...props }: ChooseFormProps & { readonly moving: boolean }) {
  const { slots, zone, t } = props;
  const says = (slot: OfferedSlot) => t(moving ? 'moveToAt' : 'bookAt', buttonWords(slot, zone, t.locale));
  const chosen = slots.find(({ n }) => props.chosen.includes(n));
  return (
    <form method="post" action={props.form.action} className="mt-5">
      <HiddenFields {...props.form} />
      <SlotChoices {...props} legend={t('chooseTime')} type="radio" says={says} />
      {/* Says which time it books; ./guest-page.script keeps it true to what is chosen. */}
      <Button type="submit" look="primary" size="large" className="mt-4 w-full" data-chooses>
        {chosen ? says(chosen) : t(moving ? 'moveToThis' : 'bookThis', { place: placeWords(zone, t.locale) })}
      </Button>
    </form>
  );
}

/** A time as a button names it: `Tue, Dec 1`, `2:00 PM`, `London`. */
export function buttonWords({ start }: { readonly start: EpochMinute }, zone: string, locale: string) {
  return {
    day: shortDayWords(start, zone, locale),
    time: clockWords(start, zone, locale),
    place: placeWords(zone, locale),
  };
}

interface MarkFormProps extends ChooseFormProps {
  readonly changing: boolean;
}

/** The times, all to mark that suit. */
export function MarkForm({ changing, ...props }: MarkFormProps) {
  const { zone, t } = props;
  return (
    <form method="post" action={props.form.action} className="mt-5">
      <HiddenFields {...props.form} />
      <SlotChoices {...props} legend={t('markAll')} type="checkbox" />
      <Button type="submit" look="primary" size="large" className="mt-4 w-full">
        {t(changing ? 'changeAnswer' : 'sendAnswer', { place: placeWords(zone, t.locale) })}
      </Button>
    </form>
  );
}

interface SlotChoicesProps extends ChooseFormProps {
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  says?(slot: OfferedSlot): string;
}

function SlotChoices({ slots, patterns, chosen, zone, other, legend, type, says, t }: SlotChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {slots.map((slot, i) => (
        <label
          key={slot.n}
          className="grid cursor-pointer grid-cols-[20px_1fr] items-center gap-x-3 rounded-md border border-line bg-surface px-4 py-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:grid-cols-[20px_1fr_auto]"
        >
          <input
            type={type}
            name="option"
            value={slot.n}
            required={type === 'radio'}
            defaultChecked={chosen.includes(slot.n)}
            data-says={says?.(slot)}
            className="size-4.5 accent-accent"
          />
          <span>
            <span className="block text-base font-semibold">{dayWords(slot.start, zone, t.locale)}</span>
            <span className="block text-ink-2">{spanWords(slot, zone, t.locale)}</span>
            {patterns[i] ? <span className="block text-ink-2">{patterns[i]}</span> : null}
          </span>
          {other ? (
            <span className="col-start-2 text-xs text-ink-2 sm:col-start-3 sm:text-right">
              {t('spanFor', { span: otherSpanWords(slot, zone, other.zone, t.locale), owner: other.name })}
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}

interface SuggestFormProps {
  readonly form: SlotForm;
  readonly zone: string;
  readonly now: EpochMinute;
  readonly open?: boolean;
  readonly t: Translate<'guest'>;
}

/** None of the times: stretches to tick, words, or neither. */
export function SuggestForm({ form, zone, now, open = false, t }: SuggestFormProps) {
  return (
    <details open={open}>
      <summary className={OPENER}>{t('noneOfThese')}</summary>
      <form method="post" action={form.action} className="mt-2 mb-2 grid gap-4">
        <HiddenFields {...form} />
        <input type="hidden" name="option" value="none" />
        <Stretches zone={zone} now={now} t={t} />
        <Field label={t('ownWords')} hint={t('ownWordsHint', { place: placeWords(zone, t.locale) })}>
          {(attributes) => <Textarea {...attributes} name="suggestion" maxLength={500} />}
        </Field>
        <Button type="submit" className="justify-self-start">
          {t('askOthers', { place: placeWords(zone, t.locale) })}
        </Button>
      </form>
    </details>
  );
}
