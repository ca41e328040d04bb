/**
 * What a program may be allowed in an account, as a closed list. Each route of the API names at most one (server/openapi); one
 * that names none is opened by no key but a session. Nothing here changes who the owner is, what they pay, what they prefer,
 * or who else has access: a key that is lost can be taken back, and has not made another one.
 */
export const SCOPES = [
  'meetings:read',
  'meetings:write',
  'availability:read',
  'preferences:read',
  'hooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Of names that were kept, those that are scopes today, in the order of the list. */
export function knownScopes(names: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => names.includes(scope));
}
