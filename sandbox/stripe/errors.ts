/** An answer in the shape in which Stripe refuses. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly type:
      | 'api_error'
      | 'card_error'
      | 'idempotency_error'
      | 'invalid_request_error'
      | 'rate_limit_error'
      | 'authentication_error',
    message: string,
    readonly more: { readonly code?: string; readonly param?: string; readonly decline_code?: string } = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.more } };
  }
}

/** 404: nothing has this id. */
export function missing(what: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** 400: the request makes no sense as things stand. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, {
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** 402: a card was declined. */
export function declined(code: string, message: string): StripeError {
  return new StripeError(402, 'card_error', message, {
    code: code === 'expired_card' ? code : 'card_declined',
    decline_code: code,
  });
}

/** The error that a fault of this status looks like. */
export function errorOfStatus(status: number): StripeError {
  if (status === 429)
    return new StripeError(429, 'rate_limit_error', 'Request rate limit exceeded.', { code: 'rate_limit' });
  if (status === 401) return new StripeError(401, 'authentication_error', 'Invalid API Key provided');
  if (status < 500) return new StripeError(status, 'invalid_request_error', 'The stand-in was told to refuse');
  return new StripeError(status, 'api_error', 'The stand-in was told to fail');
}
