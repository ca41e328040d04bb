/** An answer that refuses, in Zoom's form. */
export class ZoomError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }

  get body(): object {
    return { code: this.code, message: this.message };
  }
}

/** What Zoom says beside a status of its own making. */
export function errorOfStatus(status: number): ZoomError {
  if (status === 401) return new ZoomError(401, 124, 'Invalid access token.');
  if (status === 429) {
    return new ZoomError(429, 429, 'You have reached the maximum per-second rate limit for this API. Try again later.');
  }
  return new ZoomError(status, status, `Something went wrong (${status}).`);
}
