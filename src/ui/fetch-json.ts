/** An answer that was not a success: the body's `error`, with its code, status and texts per field. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string | null,
    readonly fields: Record<string, string[]>,
  ) {
    super(message);
  }
}

interface ErrorBody {
  readonly error?: unknown;
  readonly code?: unknown;
  readonly fields?: Record<string, string[]>;
}

/** Reads JSON from our API. Throws a RequestError with the body's `error`, or "Something went wrong". */
export async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const unread = (error: unknown): null => {
    // Given up while its body came: no answer, rather than an empty one.
    if (init?.signal?.aborted) throw error;
    return null;
  };
  const body: unknown = response.status === 204 ? null : await response.json().catch(unread);
  if (response.ok) return body as T;
  throw requestError(response.status, body);
}

/** The error that an answer's status and body make. */
export function requestError(status: number, body: unknown): RequestError {
  const { error, code, fields } = (body ?? {}) as ErrorBody;
  return new RequestError(
    typeof error === 'string' && error ? error : 'Something went wrong',
    status,
    typeof code === 'string' ? code : null,
    fields ?? {},
  );
}

/** Sends JSON to our API and reads JSON back. */
export function sendJson<T>(
  url: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  body: unknown = {},
  signal?: AbortSignal,
): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return fetchJson<T>(url, { method, headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}
