/** How ids begin: those that stay when an item is moved (`Prefer: IdType="ImmutableId"`), and those that do not. */
const PREFIX = { immutable: 'AAkALgAA', changing: 'AAMkADI2' } as const;

/** An id as Graph writes it: long, of both cases, with characters that a path has to escape. */
export function graphId(storeId: string, immutable: boolean): string {
  const text = Buffer.from(storeId).toString('base64');
  return `${immutable ? PREFIX.immutable : PREFIX.changing}${text.replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** The store's id; undefined for what Graph never gave, in this form. */
export function storeId(id: string, immutable: boolean): string | undefined {
  const prefix = immutable ? PREFIX.immutable : PREFIX.changing;
  return id.startsWith(prefix) ? Buffer.from(id.slice(prefix.length), 'base64url').toString() : undefined;
}
