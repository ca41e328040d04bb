/** The product's clock, in epoch milliseconds. The sandbox's can be moved forward; sessions, TLS and retries use real time. */
export interface Clock {
  now(): Promise<number>;
}
