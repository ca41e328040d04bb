/** `schedule`: meetings that they attend. `initiate`: meetings of the owner without them. */
export const RIGHTS = ['schedule', 'initiate'] as const;
export type Right = (typeof RIGHTS)[number];
