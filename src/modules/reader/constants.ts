/** Bytes of UTF-8 that make a token at least, in the languages that tokenizers know worst. */
export const BYTES_PER_TOKEN = 3;

/** What the schema of an answer takes, generously. */
export const SCHEMA_TOKENS = 2_000;

/** A sentence that was refused is asked for once more, with what was wrong. */
export const PHRASING_ATTEMPTS = 2;

/** In place of the host, where an owner has said no: that counts more than what whoever runs the installation set. */
export const REFUSED = '';
