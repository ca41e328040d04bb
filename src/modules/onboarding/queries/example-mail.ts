import type { ReplyMessage } from '@/core/replies/message';
import { renderReply } from '@/core/replies/render';
import { weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import type { Language } from '@/core/time/wall-format';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { PRACTICE_GUEST } from '../constants';
import type { AssistantEntry } from '../schema';

const DAY = 1440;

/** The same offer in each tone, by the composer of all mails, to a practice guest; the times are those of an example. */
export function exampleMails(by: {
  readonly owner: string;
  readonly assistant: string;
  readonly zone: string;
  readonly now: EpochMinute;
  /** The language of the mail. */
  readonly locale: Language;
}): Readonly<Record<AssistantEntry['tone'], string>> {
  const write = (tone: AssistantEntry['tone']) => renderReply(exampleOffer(by, tone)).text;
  return { brief: write('brief'), warm: write('warm'), formal: write('formal') };
}

function exampleOffer(
  { owner, assistant, zone, now, locale }: Parameters<typeof exampleMails>[0],
  tone: AssistantEntry['tone'],
): ReplyMessage {
  const slots = exampleTimes(zone, now).map((start, i) => ({ n: i + 1, start, end: start + 30, link: null }));
  return {
    template: 'offer',
    seed: 'example',
    locale,
    tone,
    recipient: { name: PRACTICE_GUEST.name, role: 'guest', zone, zoneGuessed: false },
    greet: [PRACTICE_GUEST.name],
    owner: { name: owner, zone },
    assistant: { name: assistant },
    meeting: {
      title: 'Meeting',
      noun: 'meeting',
      durationMin: 30,
      medium: 'video',
      location: null,
      phone: null,
      joinUrl: null,
    },
    slots,
    page: null,
    ownerPage: null,
    note: null,
    quote: null,
    firstContact: true,
  };
}

/** Two mornings and an afternoon of the next working days. */
function exampleTimes(tzid: string, now: EpochMinute): number[] {
  const zone = zoneTable(tzid);
  const today = Math.floor(toWall(zone, now) / DAY);
  const days = Array.from({ length: 7 }, (_, i) => today + 1 + i).filter((day) => weekdayOf(day) < 5);
  return [10, 11, 15].map((hour, i) => toInstant(zone, (days[i] as number) * DAY + hour * 60));
}
