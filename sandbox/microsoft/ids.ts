/** How ids of Graph begin, more or less. */
const PREFIX = 'AAMkADI2';

/** An id as Graph writes it: long, of both cases, with characters that a path has to escape. */
export function graphId(storeId: string): string {
  return `${PREFIX}${Buffer.from(storeId).toString('base64').replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** The store's id; undefined for what Graph never gave. */
export function storeId(id: string): string | undefined {
  return id.startsWith(PREFIX) ? Buffer.from(id.slice(PREFIX.length), 'base64url').toString() : undefined;
}
