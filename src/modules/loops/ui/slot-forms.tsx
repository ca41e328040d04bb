import type { OfferedSlot } from '@/core/loop/plan';
import {
  clockWords,
  dayWords,
  otherSpanWords,
  placeWords,
  spanWords,
  zoneWords,
} from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Button } from '@/ui/button';
import { Field, Select, Textarea } from '@/ui/field';

/** What every answer of a guest carries. */
export interface SlotForm {
  readonly action: string;
  /** The set of times that the guest saw. */
  readonly set: number;
  /** The zone that the guest has picked, if any. */
  readonly zone: string | null;
}

const OPENER =
  'block w-fit cursor-pointer list-none py-1 text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden';

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
}

/** The times, one to choose. `moving`: a booked meeting goes to it. */
export function ChooseForm({ moving, ...props }: ChooseFormProps & { readonly moving: boolean }) {
  const chosen = props.slots.find(({ n }) => props.chosen.includes(n));
  return (
    <form method="post" action={props.form.action} className="mt-6">
      <HiddenFields {...props.form} />
      <SlotChoices {...props} legend="Choose a time" type="radio" />
      <BookButton verb={moving ? 'Move it to' : 'Book'} chosen={chosen} zone={props.zone} />
    </form>
  );
}

/** Says which time it books; ./guest-page.script keeps it true to what is chosen. */
function BookButton({ verb, chosen, zone }: { verb: string; chosen: OfferedSlot | undefined; zone: string }) {
  return (
    <Button type="submit" look="primary" size="large" className="mt-4 w-full" data-verb={verb}>
      {`${verb} ${chosen ? slotWords(chosen, zone) : 'this time'}`}
    </Button>
  );
}

/** A time as a button names it: `Tuesday at 3:00 PM London time`. */
function slotWords(slot: OfferedSlot, zone: string): string {
  return `${dayWords(slot.start, zone).split(',')[0]} at ${clockWords(slot.start, zone)} ${zoneWords(slot.start, zone)}`;
}

/** The times, all to mark that suit. */
export function MarkForm({ changing, ...props }: ChooseFormProps & { readonly changing: boolean }) {
  return (
    <form method="post" action={props.form.action} className="mt-6">
      <HiddenFields {...props.form} />
      <SlotChoices {...props} legend="Mark every time that suits you" type="checkbox" />
      <Button type="submit" look="primary" size="large" className="mt-4 w-full">
        {changing ? 'Change my answer' : 'Send my answer'}, {placeWords(props.zone)} time
      </Button>
    </form>
  );
}

function SlotChoices({
  slots,
  patterns,
  chosen,
  zone,
  other,
  legend,
  type,
}: ChooseFormProps & { readonly legend: string; readonly type: 'radio' | 'checkbox' }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {slots.map((slot, i) => (
        <label
          key={slot.n}
          className="grid cursor-pointer grid-cols-[20px_1fr] items-center gap-3 rounded-md sm:grid-cols-[20px_1fr_auto] border border-line bg-surface px-4 py-3.5 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type={type}
            name="option"
            value={slot.n}
            required={type === 'radio'}
            defaultChecked={chosen.includes(slot.n)}
            data-words={slotWords(slot, zone)}
            className="size-4.5 accent-accent"
          />
          <span>
            <span className="block text-base font-semibold">{dayWords(slot.start, zone)}</span>
            <span className="block text-ink-2">{spanWords(slot, zone)}</span>
            {patterns[i] ? <span className="block text-ink-2">{patterns[i]}</span> : null}
          </span>
          {other ? (
            <span className="col-start-2 -mt-2 text-xs text-ink-2 sm:col-start-3 sm:mt-0 sm:text-right">
              {otherSpanWords(slot, zone, other.zone)} <span className="sm:block">for {other.name}</span>
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}

/** None of the times, with or without a wish. */
export function SuggestForm({ form, zone, open = false }: { form: SlotForm; zone: string; open?: boolean }) {
  return (
    <details open={open}>
      <summary className={OPENER}>None of these, suggest a time</summary>
      <form method="post" action={form.action} className="mt-3 grid gap-3">
        <HiddenFields {...form} />
        <input type="hidden" name="option" value="none" />
        <Field
          label="What would suit you?"
          hint={`In your own words, for example “Thursday after 3”: hours are read in ${placeWords(zone)}. You may leave it empty.`}
        >
          {(attributes) => <Textarea {...attributes} name="suggestion" maxLength={500} />}
        </Field>
        <Button type="submit" className="justify-self-start">
          Ask for other times
        </Button>
      </form>
    </details>
  );
}

/** Shows the page in another zone; nothing is answered by it. */
export function ZoneForm({ zone, zones }: { zone: string; zones: readonly ZoneChoice[] }) {
  return (
    <details>
      <summary className={OPENER}>Change time zone</summary>
      <form data-zone className="mt-3 flex flex-wrap items-end gap-2">
        <Field label="Your time zone" className="flex-1">
          {(attributes) => (
            <Select {...attributes} name="zone" defaultValue={zone}>
              {zones.map((choice) => (
                <option key={choice.tzid} value={choice.tzid}>
                  {choice.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">Show times there</Button>
      </form>
    </details>
  );
}
