/** A form's value: text, or what its brackets nest. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/**
 * Reads a form or query whose names nest in brackets, as Stripe's SDKs write them: `items[0][price]=p`, `expand[]=x`.
 * Keys that count from 0 make a list. Throws RangeError when one name is both a value and a group.
 */
export function readForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return listsIn(root) as Record<string, FormValue>;
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open < 0) return [name];
  return [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] as string)];
}

function put(group: Record<string, FormValue>, [head, ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(group).length) : (head as string);
  if (key === '__proto__') throw new RangeError('Invalid parameter name');
  if (rest.length === 0) {
    if (typeof group[key] === 'object') throw new RangeError(`${key} is both a value and a group`);
    group[key] = value;
    return;
  }
  const inner = group[key] ?? {};
  if (typeof inner !== 'object' || Array.isArray(inner)) throw new RangeError(`${key} is both a value and a group`);
  group[key] = inner;
  put(inner, rest, value);
}

function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, FormValue] => [key, listsIn(inner)]);
  const counted = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return counted ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
