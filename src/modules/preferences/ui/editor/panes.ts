/** What the editor shows beside the text. */
export const PANES = ['rules', 'calendar', 'try', 'ideas', 'versions'] as const;
export type Pane = (typeof PANES)[number];
