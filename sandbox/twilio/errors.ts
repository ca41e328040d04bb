/** An answer in the shape in which Twilio refuses (twilio.com/docs/api/errors). */
export class TwilioError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }

  get body() {
    const { status, code, message } = this;
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  }
}

/** The error that a fault of this status looks like. */
export function errorOfStatus(status: number): TwilioError {
  if (status === 429) return new TwilioError(429, 20429, 'Too Many Requests');
  if (status === 401) return new TwilioError(401, 20003, 'Authenticate');
  return new TwilioError(status, 20500, 'The stand-in was told to fail');
}
