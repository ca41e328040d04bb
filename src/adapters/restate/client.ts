import type { Workflows } from '@/ports/workflows';

export interface RestateClientOptions {
  /** Base URL of the engine's ingress, without a trailing slash. */
  readonly ingressUrl: string;
  /** The virtual object whose `wake` handler is called; the task queue of the configuration. */
  readonly objectName: string;
  readonly timeoutMs?: number;
}

/**
 * Wakes loops through Restate's ingress. Equal ids within half a minute after the handler ended are one call, so a
 * sweeper that means "once more" uses a new id. Source: docs.restate.dev, "HTTP invocation" (send, delay, idempotency-key).
 * Both methods throw when the engine does not accept the call.
 */
export function restateWorkflows({ ingressUrl, objectName, timeoutMs = 5_000 }: RestateClientOptions): Workflows {
  async function send(key: string, id: string, query: string): Promise<void> {
    const url = `${ingressUrl}/${objectName}/${encodeURIComponent(key)}/wake/send${query}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', headers: { 'idempotency-key': id }, signal });
    if (!answer.ok) throw new Error(`The workflow engine refused to wake ${key}: HTTP ${answer.status}`);
    await answer.arrayBuffer();
  }
  return {
    dispatch: (key, id) => send(key, id, ''),
    schedule: (key, id, delayMs) => send(key, id, `?delay=${Math.max(0, Math.ceil(delayMs))}ms`),
  };
}
