/** A list as the API shows one, whole. */
export function listOf<T>(data: readonly T[], url: string) {
  return { object: 'list' as const, data, has_more: false, url };
}
