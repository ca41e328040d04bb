import { chosenItems } from '@/core/briefing/choose';
import type { BriefingSort } from '@/core/briefing/due';
import {
  type BriefingLinks,
  type BriefingMail,
  type BriefingReader,
  briefingMail,
  questionMail,
  toldItems,
} from '@/core/briefing/render';
import { weekItems, weekMail } from '@/core/briefing/week';
import { figureGroups } from '@/core/briefing/week-figures';
import { type BriefingLink, makeBriefingToken } from '@/core/mail/briefing-token';
import { minuteOf } from '@/core/time/period';
import type { BriefingItem } from '@/db/schema/briefings';
import { assistantFor } from '@/modules/assistants/queries';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { flagOn } from '@/modules/flags/queries';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { briefingFacts } from '../queries/facts';
import { languageOf } from '../queries/language';
import { weekFacts } from '../queries/week';
import { pictureCid, plotPicture } from './plot';

/** The calendar that is told of was read within this time (milliseconds). */
const FRESH_MS = 10 * 60_000;

/** For whom, and under which id it is written down. */
interface To {
  readonly userId: string;
  readonly zone: string;
  readonly id: string;
}

export interface Composed extends BriefingMail {
  readonly items: readonly BriefingItem[];
  /** PNG that the mail shows; absent or null: none. */
  readonly picture?: Buffer | null;
}

/** A briefing as of now, or null where there is nothing to say. */
export async function composed(kind: BriefingSort, to: To, runtime: Runtime): Promise<Composed | null> {
  const { userId, zone, id } = to;
  if (kind === 'week' && !(await flagOn('week-summary', userId))) return null;
  await refreshOwner(userId, { maxAgeMs: FRESH_MS }, runtime);
  const reader = await readerOf(to, runtime);
  const late = kind === 'daily' && (await flagOn('running-late', userId));
  const linked =
    (items: readonly BriefingItem[]): BriefingLinks =>
    (place) => {
      if (typeof place === 'number') return items[place]?.href ? linkOf(id, place, runtime) : null;
      if (place.startsWith('l'))
        return late && mayBeLate(items[Number(place.slice(1))]) ? linkOf(id, place as `l${number}`, runtime) : null;
      return linkOf(id, place === 'today' ? 't' : 's', runtime);
    };
  if (kind === 'week') {
    const facts = await weekFacts(userId, reader.at, zone);
    const items = weekItems(facts, reader);
    if (items.length === 0) return null;
    const figures = figureGroups(facts, reader);
    const picture = await plotPicture(figures.map(({ rows }) => rows));
    const told = { items, week: facts.week, figures, cid: picture && pictureCid(id) };
    return { ...weekMail(told, reader, linked(items)), items, picture };
  }
  const facts = await briefingFacts(userId, { now: reader.at, tzid: zone, key: signingKey(runtime.settings) });
  const chosen = chosenItems(facts);
  const items = toldItems(chosen.items, reader);
  return items.length === 0 ? null : { ...briefingMail({ items, more: chosen.more }, reader, linked(items)), items };
}

/** A meeting of the day that the assistant looks after: it knows whom to tell. */
function mayBeLate(item: BriefingItem | undefined): boolean {
  return item?.kind === 'meeting' && item.about?.kind === 'loop';
}

/** The one question whether to go on. */
export async function composedQuestion(to: To, runtime: Runtime): Promise<Composed> {
  const mail = questionMail(await readerOf(to, runtime), linkOf(to.id, 'g', runtime));
  return { ...mail, items: [{ kind: 'question', text: mail.subject, href: null }] };
}

async function readerOf({ userId, zone }: To, runtime: Runtime): Promise<BriefingReader> {
  const [language, assistant] = await Promise.all([languageOf(userId), assistantFor(userId, runtime.settings)]);
  return { language, zone, at: minuteOf(await runtime.clock.now()), assistant: assistant.name };
}

/** Where a link of a briefing leads, by way of us: that it was followed is how it is known that somebody reads it. */
function linkOf(id: string, place: BriefingLink, { settings }: Runtime): string {
  return `${settings.baseUrl}/api/briefings/${makeBriefingToken(id, place, signingKey(settings))}`;
}
