/** The value without fields that hold an empty string, at any depth; items of lists stay where they are. */
export function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmpty) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const full = Object.entries(value).filter(([, field]) => field !== '');
  return Object.fromEntries(full.map(([name, field]) => [name, withoutEmpty(field)])) as T;
}
