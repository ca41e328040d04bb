import type { Reading } from '../../reading/reading';
import type { Period } from '../../time/period';
import type { Heard, ResolvedWindow } from '../context';

/** What is said by ticking alone: times of one's own, and nothing that could be misread. */
const PROPOSES: Reading = {
  language: 'und',
  understood: 'full',
  intents: [{ kind: 'propose_times', confidence: 1, evidence: '' }],
  options: [],
  acceptAny: false,
  windows: [],
  participants: [],
  details: {
    durationMin: null,
    medium: null,
    location: null,
    phone: null,
    title: null,
    lateMin: null,
    shiftMin: null,
    zone: null,
  },
  questions: [],
  flags: [],
  residue: [],
};

function windowsOf(stretches: readonly Period[]): ResolvedWindow[] {
  return stretches.map(({ start, end }) => ({ start, end, stance: 'can', role: 'offer', precision: 'daypart' }));
}

/** What a guest says on their page: words, stretches that they ticked, or both; null where it is neither. */
export function withTicks(heard: Heard | null, stretches: readonly Period[] = []): Heard | null {
  if (stretches.length === 0) return heard;
  const windows = windowsOf(stretches);
  if (heard) return { ...heard, windows: [...heard.windows, ...windows] };
  return { reading: PROPOSES, gate: { auto: true, class: 1, reasons: [] }, windows };
}
