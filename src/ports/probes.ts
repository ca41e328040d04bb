/** What of the product runs in processes of its own, besides the web role that asks. */
export const PROBED = ['engine', 'worker', 'mail'] as const;
export type Probed = (typeof PROBED)[number];

/** Whether each answers at this moment, or did a few seconds ago. Never throws. */
export type Probes = Readonly<Record<Probed, () => Promise<boolean>>>;
