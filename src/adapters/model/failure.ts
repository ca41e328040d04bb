import type { ModelFailure } from '@/ports/model';

type Sdk = Pick<
  typeof import('ai'),
  'APICallError' | 'NoObjectGeneratedError' | 'NoOutputGeneratedError' | 'RetryError'
>;

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

/** The HTTP status of the last attempt, if there was one. */
export function statusOf(error: unknown, { APICallError, RetryError }: Sdk): number | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}
