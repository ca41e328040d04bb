import { cpus } from 'node:os';

/** Something to time. It returns a number that depends on its work, so that none of it can be optimised away. */
export interface Task {
  readonly name: string;
  readonly run: () => number;
}

/** Nanoseconds per call. */
export type Timings = ReadonlyMap<string, number>;

const BATCH_NS = 4_000_000;
let sink = 0;

/**
 * Nanoseconds of processor time per call of each task. The tasks take turns, one batch of about 4 ms each per round, so
 * that a machine that is slower for a while is slower for all of them: trust the ratios. The lower quartile of the
 * rounds, because what else runs on the machine only ever adds time.
 */
export function interleave(tasks: readonly Task[], rounds = 15): Timings {
  const batches = tasks.map(({ run }) => batchSize(run));
  const samples = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach(({ run }, i) => {
      const calls = batches[i] as number;
      samples[i]?.push(time(run, calls) / calls);
    });
  }
  return new Map(tasks.map(({ name }, i) => [name, lowerQuartile(samples[i] as number[])]));
}

function batchSize(run: () => number): number {
  let calls = 1;
  for (let warm = 0; warm < 50; warm++) {
    const took = time(run, calls);
    if (took >= BATCH_NS) break;
    calls = took < BATCH_NS / 2 ? calls * 2 : calls + Math.ceil(calls / 2);
  }
  return calls;
}

/** Processor time of this process in ns, resolved to 1 µs: other processes do not count, our garbage collector does. */
function time(run: () => number, calls: number): number {
  const begin = process.cpuUsage();
  for (let i = 0; i < calls; i++) sink += run();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) * 1_000;
}

function lowerQuartile(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[sorted.length >> 2] as number;
}

/** The exponent p of time ~ sizeᵖ, by least squares over the logarithms. */
export function exponent(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** `1.2 µs`, `340 ns`, `5.1 ms`. */
export function showTime(ns: number): string {
  if (ns < 1_000) return `${ns.toPrecision(3)} ns`;
  if (ns < 1_000_000) return `${(ns / 1_000).toPrecision(3)} µs`;
  return `${(ns / 1_000_000).toPrecision(3)} ms`;
}

/** Processor and runtime, for the head of a table. The sum of all results keeps the work alive. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, Node ${process.version}${Number.isNaN(sink) ? '!' : ''}`;
}

/** Reproducible numbers in [0, 1): mulberry32. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
