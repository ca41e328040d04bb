import { type Asked, yesAndNo } from '@/core/loop/asking/answers';
import type { Language } from '@/core/loop/state';
import { languageOf } from '@/core/replies/languages';

export interface DecisionWords {
  /** What happens on yes; null where a yes alone says nothing. */
  readonly yes: string | null;
  /** What happens on no; null where the choices say it all. */
  readonly no: string | null;
  /** Where it is mended instead. */
  readonly link: { readonly href: string; readonly label: 'changeHours' | 'toCalendar' } | null;
}

const HOURS = { href: '/settings/calendars', label: 'changeHours' } as const;
const CALENDAR = { href: '/settings/calendars', label: 'toCalendar' } as const;
const LINKS: Partial<Readonly<Record<Asked['kind'], DecisionWords['link']>>> = {
  calendar: CALENDAR,
  calendar_cancel: CALENDAR,
  nothing_fits: HOURS,
};

/** What the buttons of a decision say: what will happen. */
export function decisionWords(asked: Asked & { readonly language?: Language }): DecisionWords {
  const { yes, no } = yesAndNo(asked);
  const { answers } = languageOf({ locale: asked.language ?? 'en' }).question;
  return { yes: yes && answers[yes], no: no && answers[no], link: LINKS[asked.kind] ?? null };
}
