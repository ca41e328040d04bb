import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar';
import { Mark } from '@/ui/logo';

/** A conversation as it goes, for the landing page. Its people do not exist. */
export function ExampleThread({ assistant }: { assistant: string }) {
  return (
    <figure className="grid gap-2">
      <Mail from="Dana" note={`to Jane, ${assistant} in Cc`} mark={<Avatar name="Dana" />}>
        Good to meet you, Jane. {assistant}, could you find us 30 minutes next week?
      </Mail>
      <Mail from={assistant} note="to Jane" mark={<AssistantMark />}>
        <p>Hi Jane, would one of these suit you? Times in London.</p>
        <ul className="mt-2 grid gap-1.5">
          {['Tuesday, 2:30 – 3:00 PM', 'Wednesday, 4:00 – 4:30 PM', 'Thursday, 3:00 – 3:30 PM'].map((slot) => (
            <li key={slot} className="w-fit rounded-sm border border-hold bg-hold-soft px-2 py-0.5 text-xs">
              {slot}
            </li>
          ))}
        </ul>
      </Mail>
      <Mail from="Jane" note={`to ${assistant}`} mark={<Avatar name="Jane" />}>
        Wednesday works.
      </Mail>
      <Mail from={assistant} note="to Jane and Dana" mark={<AssistantMark />}>
        Booked: Wednesday, 4:00 – 4:30 PM in London, 11:00 AM in New York. The invitation is with you.
      </Mail>
      <figcaption className="text-xs text-ink-3">An example conversation.</figcaption>
    </figure>
  );
}

function Mail({ from, note, mark, children }: { from: string; note: string; mark: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[28px_1fr] gap-x-3 rounded-md border border-line bg-surface px-4 py-3">
      {mark}
      <div className="min-w-0">
        <p className="text-xs text-ink-3">
          <span className="font-semibold text-ink">{from}</span> {note}
        </p>
        <div>{children}</div>
      </div>
    </div>
  );
}

function AssistantMark() {
  return (
    <span className="grid size-7 place-items-center rounded-full border border-line">
      <Mark className="size-4.5" />
    </span>
  );
}
