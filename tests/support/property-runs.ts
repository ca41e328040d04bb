/**
 * How many cases a property is tried on: many in `npm run test:deep`; a quarter of the usual number where the same tests
 * run once more in another zone of the process, which either matters to many cases or to none.
 */
export function propertyRuns(usual: number, deep: number): number {
  if (process.env.DEEP) return deep;
  return process.env.REPEATED ? Math.ceil(usual / 4) : usual;
}
