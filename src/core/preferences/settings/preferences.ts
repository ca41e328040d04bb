import type { ActRules, Approval } from '../../loop/owner/owner-rules';
import type { LocalDate } from '../../time/calendar-date';
import type { WeekHours } from '../basics';
import type { Ahead, Medium, People, RuleOf, Scope } from '../rule';
import type { When } from '../when';

/** A rule about time, with the sentence that it comes from. `weight` in points, for wishes. */
export interface TimeRule {
  readonly when: When;
  readonly scope?: Scope;
  readonly name?: string;
  readonly weight?: number;
  readonly sentence: string;
}

/** What the document says of one kind of meeting. Minutes. */
export interface MeetingType {
  readonly min?: number;
  readonly medium?: Medium;
  readonly longest?: number;
  readonly place?: string;
  readonly windows: readonly When[];
}

/** What the document says of somebody. Minutes. */
export interface PersonRules {
  readonly match: People;
  readonly vip: boolean;
  readonly avoid: boolean;
  readonly ignore: boolean;
  readonly tags: readonly string[];
  readonly language?: string;
  readonly durationMin?: number;
  readonly windows: readonly When[];
}

/**
 * All rules of a document as settings: one value where one holds, and lists where many do. Minutes; what is null the
 * document does not say.
 */
export interface Preferences {
  readonly name: string | null;
  readonly organisation: string | null;
  readonly timeZones: readonly {
    readonly iana: string;
    readonly from?: LocalDate;
    readonly to?: LocalDate;
    /** Absent: no sentence says so. */
    readonly sentence?: string;
  }[];
  readonly workingHours: WeekHours;
  readonly buffers: Readonly<Record<Medium, { readonly before: number; readonly after: number }>>;
  readonly gaps: readonly { readonly between: readonly [Medium, Medium]; readonly minutes: number }[];
  readonly minNoticeMin: number;
  readonly horizonDays: number;
  readonly slotGranularityMin: 15 | 30 | 60;
  readonly durations: { readonly default: number; readonly byType: Readonly<Record<string, MeetingType>> };
  readonly never: readonly TimeRule[];
  readonly only: readonly TimeRule[];
  readonly open: readonly TimeRule[];
  readonly prefer: readonly TimeRule[];
  readonly avoid: readonly TimeRule[];
  readonly maxPerDay: number | null;
  readonly maxPerWeek: number | null;
  readonly maxHoursPerDay: number | null;
  readonly maxHoursPerWeek: number | null;
  readonly breakAfterMin: number | null;
  readonly breakMin: number | null;
  readonly focusBlocks: readonly Omit<RuleOf<'focus'>, 'kind'>[];
  readonly travel: readonly Omit<RuleOf<'travel'>, 'kind'>[];
  readonly locations: readonly { readonly name: string; readonly scope?: Scope }[];
  readonly medium: Medium;
  readonly video: { readonly provider: string | null; readonly fallback: string | null };
  readonly phone: { readonly number: string | null; readonly whoCalls: 'owner' | 'guest' | null };
  readonly people: readonly PersonRules[];
  readonly holds: { readonly visible: boolean | null };
  readonly followUps: { readonly max: number | null; readonly everyBusinessDays: number | null };
  readonly offers: { readonly count: number | null; readonly spreadDays: number | null; readonly ccOwner: boolean };
  readonly tone: {
    readonly formality: 'brief' | 'warm' | 'formal' | null;
    readonly length: RuleOf<'mail_length'>['most'] | null;
    readonly language: string | null;
    readonly signature: string | null;
  };
  readonly review: { readonly mode: Approval; readonly acts: ActRules };
  readonly quorum: 'all' | 'most';
  readonly sharesFreeBusy: boolean;
  readonly codewords: Readonly<Record<string, { readonly within: Ahead }>>;
  readonly stopWords: readonly string[];
}
