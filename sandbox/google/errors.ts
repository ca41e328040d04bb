import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error as Google's REST APIs answer it. Source: developers.google.com/workspace/calendar/api/guides/errors */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly reason: string,
    message: string,
    readonly at?: { location: string; locationType: 'parameter' | 'header' },
  ) {
    super(message);
  }

  /** Google's error envelope. */
  get body(): object {
    const { status, message, reason, at } = this;
    return { error: { code: status, message, errors: [{ domain: domainOf(reason), reason, message, ...at }] } };
  }
}

/** What Google says for a bare status, when a fault names no reason. */
export function errorOfStatus(status: number, reason?: string): GoogleError {
  const [usual, message] = USUAL[status] ?? ['backendError', 'Backend Error'];
  return new GoogleError(status as ContentfulStatusCode, reason ?? usual, message);
}

export function notFound(): GoogleError {
  return new GoogleError(404, 'notFound', 'Not Found');
}

export function invalid(message: string, location: string): GoogleError {
  return new GoogleError(400, 'invalid', message, { location, locationType: 'parameter' });
}

export function required(message: string): GoogleError {
  return new GoogleError(400, 'required', message);
}

const USUAL: Record<number, [string, string]> = {
  400: ['badRequest', 'Bad Request'],
  401: ['authError', 'Invalid Credentials'],
  403: ['rateLimitExceeded', 'Rate Limit Exceeded'],
  404: ['notFound', 'Not Found'],
  409: ['duplicate', 'The requested identifier already exists.'],
  410: ['fullSyncRequired', 'Sync token is no longer valid, a full sync is required.'],
  412: ['conditionNotMet', 'Precondition Failed'],
  429: ['rateLimitExceeded', 'Rate Limit Exceeded'],
  500: ['backendError', 'Backend Error'],
  503: ['backendError', 'Service Unavailable'],
};

function domainOf(reason: string): string {
  if (/ratelimit|quota/i.test(reason)) return 'usageLimits';
  if (['fullSyncRequired', 'updatedMinTooLongAgo'].includes(reason)) return 'calendar';
  return 'global';
}
