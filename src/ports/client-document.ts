/**
 * Reads the document at an address, by which another assistant says who it is (OAuth Client ID Metadata Document): its JSON, or
 * null where nothing is there that may be read. Never throws.
 */
export type ReadClientDocument = (address: URL) => Promise<unknown>;
