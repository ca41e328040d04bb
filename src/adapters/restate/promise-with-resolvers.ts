/** The engine's SDK needs `Promise.withResolvers` (ES2024), which Node 20 lacks. Import before the SDK. */
interface WithResolvers {
  withResolvers?<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void };
}

const target = Promise as unknown as WithResolvers;

target.withResolvers ??= function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve as (value: T) => void;
    reject = onReject;
  });
  return { promise, resolve, reject };
};
