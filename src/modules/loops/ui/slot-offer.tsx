import {
  clockWords,
  dayWords,
  otherClockWords,
  placeWords,
  sameClock,
  spanWords,
} from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Button } from '@/ui/button';
import { Field, Select, Textarea } from '@/ui/field';
import { Live } from '@/ui/live';
import { Note } from '@/ui/notes';
import type { SlotPage } from '../queries/slot-page';
import { BookButton } from './book-button';
import { BrowserZone } from './browser-zone';
import { SlotFoot, SlotHead } from './slot-head';

const OPENER =
  'w-fit cursor-pointer list-none text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden';

const MEDIA = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;

interface OfferViewProps {
  readonly page: Extract<SlotPage, { kind: 'offer' }>;
  readonly token: string;
  readonly zone: string;
  /** The guest has picked the zone on the page: it goes along with the answer. A guess does not. */
  readonly zonePicked: boolean;
  readonly zones: readonly ZoneChoice[];
  /** The link was of older times. */
  readonly stale: boolean;
  /** The number of the time whose link was opened. */
  readonly chosen: number | null;
  readonly assistant: string;
}

/** The times on offer. Everything works without script: choosing, declining, suggesting, another time zone. */
export function OfferView({ page, token, zone, zonePicked, zones, stale, chosen, assistant }: OfferViewProps) {
  const { owner, title, medium, durationMin, set, slots, heldUntil, ownerZone } = page;
  const firstName = owner.split(' ')[0] ?? owner;
  const foreign = slots.some((slot) => !sameClock(slot.start, zone, ownerZone));
  const action = `/api/slots/${token}`;
  const hidden = (
    <>
      <input type="hidden" name="set" value={set} />
      {zonePicked ? <input type="hidden" name="zone" value={zone} /> : null}
    </>
  );
  return (
    <main className="mx-auto w-full max-w-[440px] px-4 py-10">
      <SlotHead owner={owner} assistant={assistant} />
      <h1 className="mt-4 text-xl font-semibold tracking-tight">
        {title}, {durationMin} minutes {MEDIA[medium]}
      </h1>
      <p className="mt-1 text-base text-ink-2">
        Times in {placeWords(zone)}.{foreign ? ` ${firstName} is in ${placeWords(ownerZone)}.` : ''}
      </p>
      {page.zoneGuessed && !zonePicked ? <BrowserZone zone={zone} known={zones.map((choice) => choice.tzid)} /> : null}
      {stale ? (
        <Note tone="warn" className="mt-4">
          The times of that link are no longer on offer. These are the current ones.
        </Note>
      ) : null}
      {page.answered ? (
        <>
          <Live seconds={2} />
          <Note className="mt-4">
            <span role="status">Your answer has arrived and is being looked at. You will have a mail in a moment.</span>
          </Note>
        </>
      ) : null}
      <form method="post" action={action} className="mt-6">
        {hidden}
        <fieldset className="grid gap-2">
          <legend className="sr-only">Choose a time</legend>
          {slots.map((slot) => (
            <label
              key={slot.n}
              className="grid cursor-pointer grid-cols-[20px_1fr_auto] items-center gap-3 rounded-md border border-line bg-surface px-4 py-3.5 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="option"
                value={slot.n}
                required
                defaultChecked={slot.n === chosen}
                data-words={`${dayWords(slot.start, zone).split(',')[0]} at ${clockWords(slot.start, zone)}`}
                className="size-4.5 accent-accent"
              />
              <span>
                <span className="block text-base font-semibold">{dayWords(slot.start, zone)}</span>
                <span className="block text-ink-2">{spanWords(slot, zone)}</span>
              </span>
              {foreign ? (
                <span className="text-right text-xs text-ink-2">
                  {otherClockWords(slot.start, zone, ownerZone)}
                  <span className="block">for {firstName}</span>
                </span>
              ) : null}
            </label>
          ))}
        </fieldset>
        <BookButton />
      </form>
      <div className="mt-4 grid gap-2">
        <details>
          <summary className={OPENER}>None of these, suggest a time</summary>
          <form method="post" action={action} className="mt-3 grid gap-3">
            {hidden}
            <input type="hidden" name="option" value="none" />
            <Field
              label="What would suit you?"
              hint="In your own words, for example “Thursday after 3”. You may leave it empty."
            >
              {(attributes) => <Textarea {...attributes} name="suggestion" maxLength={500} />}
            </Field>
            <Button type="submit" className="justify-self-start">
              Ask for other times
            </Button>
          </form>
        </details>
        <details>
          <summary className={OPENER}>Change time zone</summary>
          <form className="mt-3 flex flex-wrap items-end gap-2">
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
      </div>
      <SlotFoot owner={firstName} assistant={assistant}>
        {`These times are held for you until ${dayWords(heldUntil, zone)}.`}
      </SlotFoot>
    </main>
  );
}
