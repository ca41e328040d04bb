import type { Attack } from './attack';
import { addedPeople } from './attacks/added-person';
import { assistantNotes } from './attacks/assistant-note';
import { calendarTitles } from './attacks/calendar-title';
import { displayNames } from './attacks/display-name';
import { encoded } from './attacks/encoded';
import { exfiltration } from './attacks/exfiltration';
import { hiddenHtml } from './attacks/hidden-html';
import { lengthAppends } from './attacks/length-append';
import { otherLanguages } from './attacks/other-language';
import { quotedOwner } from './attacks/quoted-owner';
import { replays } from './attacks/replay';
import { roleClaims } from './attacks/role-claim';

/** Our own sixty. */
export const ATTACKS: readonly Attack[] = [
  ...roleClaims,
  ...hiddenHtml,
  ...quotedOwner,
  ...assistantNotes,
  ...calendarTitles,
  ...lengthAppends,
  ...displayNames,
  ...replays,
  ...addedPeople,
  ...exfiltration,
  ...otherLanguages,
  ...encoded,
];
