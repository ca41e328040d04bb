/** Root of the checkout: files are found from here by the sources and by the bundle in dist/ alike. */
export const CHECKOUT = new URL('..', import.meta.url);
