import { type Basics, basicsOf } from '../basics';
import type { SourcedRule } from '../compiled';
import type { Medium, RuleKind, RuleOf } from '../rule';
import { peopleOf, typesOf } from './about';
import type { Preferences, TimeRule } from './preferences';

/**
 * The rules as settings; `usual` holds where they say nothing. Of two sentences about the same the later counts, of two
 * that bind all meetings the stricter, as in {@link basicsOf}.
 */
export function settingsOf(rules: readonly SourcedRule[], usual: Basics): Preferences {
  const basics = basicsOf(
    rules.map(({ rule }) => rule),
    usual,
  );
  const all = <K extends RuleKind>(kind: K) =>
    rules.flatMap(({ rule }) => (rule.kind === kind ? [rule as RuleOf<K>] : []));
  const last = <K extends RuleKind>(kind: K) =>
    all(kind).findLast((rule) => (!('scope' in rule) || !rule.scope) && (!('people' in rule) || !rule.people));
  return {
    name: last('name')?.name ?? null,
    organisation: last('organisation')?.name ?? null,
    timeZones: zonesOf(rules, basics.zone),
    workingHours: basics.hours,
    buffers: buffersOf(all('buffer'), basics),
    gaps: all('gap').map(({ between, minutes }) => ({ between, minutes })),
    minNoticeMin: basics.noticeMin,
    horizonDays: basics.horizonDays,
    slotGranularityMin: basics.granularityMin,
    durations: { default: basics.durationMin, byType: typesOf(rules) },
    never: timesOf('never', rules),
    only: timesOf('only', rules),
    open: timesOf('open', rules),
    prefer: timesOf('like', rules).filter(({ weight = 0 }) => weight > 0),
    avoid: timesOf('like', rules).filter(({ weight = 0 }) => weight < 0),
    maxPerDay: least(all('limit'), 'day', 'count'),
    maxPerWeek: least(all('limit'), 'week', 'count'),
    maxHoursPerDay: hours(least(all('limit'), 'day', 'minutes')),
    maxHoursPerWeek: hours(least(all('limit'), 'week', 'minutes')),
    breakAfterMin: last('break')?.after ?? null,
    breakMin: last('break')?.pause ?? null,
    focusBlocks: all('focus').map(({ kind: _, ...rest }) => rest),
    travel: all('travel').map(({ kind: _, ...rest }) => rest),
    locations: all('place').map(({ place, scope }) => ({ name: place, ...(scope ? { scope } : {}) })),
    medium: basics.medium,
    video: { provider: last('video')?.provider ?? null, fallback: last('video')?.fallback ?? null },
    phone: { number: last('phone')?.number ?? null, whoCalls: last('caller')?.who ?? null },
    people: peopleOf(rules),
    holds: { visible: last('holds')?.visible ?? null },
    followUps: {
      max: last('follow_ups')?.most ?? null,
      everyBusinessDays: last('follow_up_after')?.businessDays ?? null,
    },
    offers: { count: last('offers')?.count ?? null, spreadDays: last('offers')?.days ?? null, ccOwner: basics.ccOwner },
    tone: {
      formality: last('formality')?.tone ?? null,
      length: last('mail_length')?.most ?? null,
      language: last('language')?.language ?? null,
      signature: last('signature')?.text ?? null,
    },
    review: { mode: basics.approval, acts: basics.acts },
    quorum: basics.groupQuorum,
    sharesFreeBusy: basics.sharesFreeBusy,
    codewords: Object.fromEntries(
      all('codeword').map(({ word, businessDays }) => [word, { within: { businessDays } }] as const),
    ),
    stopWords: all('stop_word').map(({ word }) => word),
  };
}

/** The zone at home first, then those of travels in their order. */
function zonesOf(rules: readonly SourcedRule[], home: string): Preferences['timeZones'] {
  const named = rules.flatMap(({ rule, sentence }) => (rule.kind === 'zone' ? [{ rule, sentence }] : []));
  const source = named.findLast(({ rule }) => rule.dates === undefined)?.sentence;
  const away = named.flatMap(({ rule, sentence }) =>
    rule.dates ? [{ iana: rule.zone, from: rule.dates.from, to: rule.dates.to, sentence }] : [],
  );
  return [{ iana: home, ...(source ? { sentence: source } : {}) }, ...away.sort((a, b) => (a.from < b.from ? -1 : 1))];
}

/** Of the buffers that hold for a medium each side takes the longest. */
function buffersOf(rules: readonly RuleOf<'buffer'>[], basics: Basics): Preferences['buffers'] {
  const of = (medium: Medium) => {
    const own = rules.filter(({ scope }) => scope?.media?.includes(medium) && Object.keys(scope).length === 1);
    return {
      before: Math.max(basics.bufferBeforeMin, ...own.map((rule) => rule.before)),
      after: Math.max(basics.bufferAfterMin, ...own.map((rule) => rule.after)),
    };
  };
  return { video: of('video'), phone: of('phone'), in_person: of('in_person') };
}

function timesOf(kind: 'never' | 'only' | 'open' | 'like', rules: readonly SourcedRule[]): TimeRule[] {
  return rules.flatMap(({ rule, sentence }) => {
    if (rule.kind !== kind) return [];
    const { kind: _, ...rest } = rule as RuleOf<'never' | 'only' | 'open' | 'like'>;
    return [{ ...rest, sentence }];
  });
}

/** The strictest limit on all meetings of all days. */
function least(limits: readonly RuleOf<'limit'>[], per: 'day' | 'week', unit: 'count' | 'minutes'): number | null {
  const most = limits.flatMap((rule) => {
    if (rule.per !== per || rule.scope || rule.weekdays) return [];
    return 'count' in rule.most
      ? unit === 'count'
        ? [rule.most.count]
        : []
      : unit === 'minutes'
        ? [rule.most.minutes]
        : [];
  });
  return most.length > 0 ? Math.min(...most) : null;
}

function hours(minutes: number | null): number | null {
  return minutes === null ? null : minutes / 60;
}
