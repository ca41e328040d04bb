/** An answer that refuses, in Graph's form. Source: learn.microsoft.com/graph/errors */
export class GraphError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  get body(): object {
    return { error: { code: this.code, message: this.message } };
  }
}

/** What Graph says beside a status, when a fault names no code. */
export function errorOfStatus(status: number, code?: string): GraphError {
  return new GraphError(status, code ?? USUAL[status] ?? 'UnknownError', `Something went wrong (${status}).`);
}

export function notFound(): GraphError {
  return new GraphError(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
}

export function invalid(message: string): GraphError {
  return new GraphError(400, 'ErrorInvalidRequest', message);
}

const USUAL: Record<number, string> = {
  401: 'InvalidAuthenticationToken',
  403: 'ErrorAccessDenied',
  410: 'SyncStateNotFound',
  412: 'ErrorIrresolvableConflict',
  429: 'ApplicationThrottled',
  503: 'ServiceUnavailable',
};
