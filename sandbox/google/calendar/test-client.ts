import type { Sandbox } from '../../start';

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of a foreign API, asserted field by field
  readonly body: any;
  readonly headers: Headers;
}

interface CallOptions {
  readonly token?: string;
  readonly ifMatch?: string;
}

/** One call of the stand-in's Calendar API; tests speak to it over HTTP as any client does. */
export type CallApi = (method: string, path: string, body?: object, options?: CallOptions) => Promise<Answer>;

export function callerAs(sandbox: Sandbox, token: string): CallApi {
  return async (method, path, body, options = {}) => {
    const headers: Record<string, string> = { authorization: `Bearer ${options.token ?? token}` };
    if (options.ifMatch) headers['if-match'] = options.ifMatch;
    const url = `${sandbox.googleApiRoot}/calendar/v3${path}`;
    const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
  };
}

let counter = 0;

/** An event id that no other test uses. */
export const newId = () => `test${(counter++).toString(32).padStart(6, '0')}`;

/** An hour of a day in March 2027, in UTC. */
export const at = (day: number, hour: number) => ({
  dateTime: `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`,
});

/** A body for events.insert: one hour, starting then. */
export function meeting(day: number, hour: number, extra: object = {}): { id: string } {
  return { id: newId(), summary: 'Talk', start: at(day, hour), end: at(day, hour + 1), ...extra } as { id: string };
}

export const reasonOf = (answer: Answer): string => answer.body.error.errors[0].reason;
