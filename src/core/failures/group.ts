import { redacted } from './redacted';

/** What is known of a run that fails, as far as it tells which others fail in the same way. */
export interface Failure {
  /** The step that failed, as the workflow names it (`decide 17`); null: none had begun. */
  readonly step: string | null;
  /** The engine's own code, `RT0007`. */
  readonly code: string | null;
  /** The error and its stack, as the engine keeps them. */
  readonly failure: string | null;
}

/** A failure as staff see it. */
export interface ShownFailure {
  /** What failures of one kind have in common. */
  readonly kind: string;
  /** One line, without values. */
  readonly error: string;
  /** Where it was, without values; empty where that is not known. */
  readonly stack: string;
  /** The step without its number: `decide`. */
  readonly step: string | null;
}

/** A failure without what somebody wrote in it, and what it has in common with others: step, error and innermost place. */
export function shownFailure({ step, code, failure }: Failure): ShownFailure {
  const lines = redacted(failure ?? code ?? '').split('\n');
  const frames = lines.filter((line) => /^\s+at /.test(line));
  const error = (lines.find((line) => line.trim() !== '') ?? '').replace(/^\[\d{3}(?: \w+)*\] /, '');
  const name = stepName(step);
  const place = frames[0]?.trim() ?? '';
  return { kind: [name ?? '', code ?? '', alike(error), place].join('|'), error, stack: frames.join('\n'), step: name };
}

/** `perform 6f…/2` is a run of `perform`. */
function stepName(step: string | null): string | null {
  return step?.split(' ')[0] || null;
}

/** Ids and figures differ from run to run and say nothing of the kind. */
function alike(error: string): string {
  return error.replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=\w*\d)\w{6,}\b|\d+/gi, '#');
}
