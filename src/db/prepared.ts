import { type Database, database } from './client';

/** A query whose text is built once for each database, for what is asked at every request. Call it for the query to execute. */
export function prepared<Query>(build: (db: Database) => Query): () => Query {
  const built = new WeakMap<Database, Query>();
  return () => {
    const db = database();
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
