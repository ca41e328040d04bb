/**
 * Shares runs of the same work between callers: a caller gets the result of a run that starts after the call. While
 * one runs, all later callers wait for one next run, so that any number of callers cause at most two.
 */
export function coalesced<K, T>(run: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  const waiting = new Map<K, Promise<T>>();

  function start(key: K): Promise<T> {
    const current = run(key).finally(() => {
      if (running.get(key) === current) running.delete(key);
    });
    running.set(key, current);
    return current;
  }

  return (key) => {
    const current = running.get(key);
    if (!current) return start(key);
    const planned = waiting.get(key);
    if (planned) return planned;
    const next = current.then(
      () => startNext(key),
      () => startNext(key),
    );
    waiting.set(key, next);
    return next;
  };

  function startNext(key: K): Promise<T> {
    waiting.delete(key);
    return start(key);
  }
}
