/** One thing that was looked at. `hint` says how to mend it. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'bad';
  readonly text: string;
  readonly hint?: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string, hint?: string): Finding => ({ state: 'note', text, hint });
export const bad = (text: string, hint: string): Finding => ({ state: 'bad', text, hint });

const MARK = { ok: '  ok  ', note: '  --  ', bad: '  !!  ' };

/** The findings of a section as lines. */
export function render(title: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, text, hint }) => [
    `${MARK[state]}${text}`,
    ...(hint ? hint.split('\n').map((line) => `        ${line}`) : []),
  ]);
  return `${title}\n${lines.join('\n')}\n`;
}
