import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Messages by key. */
export type Texts = Readonly<Record<string, string>>;

/** What is wrong with one message: no ICU, or a date, which core/time formats; null: nothing. */
export function messageFault(text: string): string | null {
  if (text.trim() === '') return 'is empty';
  try {
    return argumentsOf(compile(text)).some(([, kind]) => kind === 'date') ? 'formats a date: give it as words' : null;
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : error}`;
  }
}

/** Where a translation differs from the English: keys that are not in both, arguments and tags that are not the same. */
export function translationFaults(english: Texts, other: Texts): string[] {
  const missing = Object.keys(english).filter((key) => !(key in other));
  const extra = Object.keys(other).filter((key) => !(key in english));
  const differing = Object.keys(english).filter(
    (key) => key in other && signature(english[key]) !== signature(other[key]),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
    ...differing.map((key) => `${key} takes ${signature(other[key])}, in English ${signature(english[key])}`),
  ];
}

function signature(text = ''): string {
  const taken = argumentsOf(compile(text)).map(([name, kind]) => `${name} (${kind})`);
  return [...new Set(taken)].sort().join(', ') || 'nothing';
}

/** The kinds of a compiled node by its number in icu-minify. */
const KINDS = ['text', 'choice', 'number', 'number', 'number', 'date', 'date'] as const;

/** Every argument and tag of a message with its kind, those inside of plurals, choices and tags too. */
function argumentsOf(message: CompiledMessage | unknown): [name: string, kind: string][] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node): [string, string][] => {
    if (!Array.isArray(node)) return [];
    const [name, kind, options] = node;
    if (typeof kind !== 'number' || kind === 0) {
      return node.length === 1 ? [[name, 'text']] : [[name, 'tag'], ...argumentsOf(node.slice(1))];
    }
    const branches = options && typeof options === 'object' ? Object.values(options).flatMap(argumentsOf) : [];
    return [[name, KINDS[kind] ?? 'unknown'], ...branches];
  });
}
