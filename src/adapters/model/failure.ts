import type { ModelFailure } from '@/ports/model';

type Sdk = Pick<typeof import('ai'), 'APICallError' | 'NoObjectGeneratedError' | 'NoOutputGeneratedError'>;

/** A provider that asks for more is not waited for, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;

/** What an error of the SDK means for whoever asked. */
export function failureOf(error: unknown, sdk: Sdk): ModelFailure {
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === 'content-filter' || error.text === '' ? 'refused' : 'invalid';
  }
  if (sdk.NoOutputGeneratedError.isInstance(error)) return 'refused';
  const status = statusOf(error, sdk);
  if (status === 429) return 'rate_limited';
  return status === 401 || status === 403 ? 'unauthorised' : 'unavailable';
}

/** The HTTP status that the provider answered with, if it did. */
export function statusOf(error: unknown, { APICallError }: Pick<Sdk, 'APICallError'>): number | undefined {
  return APICallError.isInstance(error) ? error.statusCode : undefined;
}

/** A lost connection, 408, 409, 429 or 5xx: the same question may be answered a moment later. */
export function mayPass(error: unknown, { APICallError }: Pick<Sdk, 'APICallError'>): boolean {
  return APICallError.isInstance(error) && error.isRetryable;
}

/** How long the provider asks to wait (`Retry-After`, RFC 9110 10.2.3, in seconds; vendors' `retry-after-ms`), or null. */
export function retryAfterMs(error: unknown, { APICallError }: Pick<Sdk, 'APICallError'>): number | null {
  const headers = APICallError.isInstance(error) ? (error.responseHeaders ?? {}) : {};
  const asked = headers['retry-after-ms'] ?? headers['retry-after'];
  const ms = Number(asked || Number.NaN) * (headers['retry-after-ms'] === undefined ? 1000 : 1);
  return ms >= 0 && ms < LONGEST_PAUSE_MS ? ms : null;
}
