/** So many weeks are told of, this one included. */
export const WEEKS = 12;

/** The figures are counted again when they are so old, in minutes by the product's clock. */
export const COUNTED_EVERY_MINUTES = 15;
