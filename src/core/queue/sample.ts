/** Whether what has this random id (a UUID) is one of those, one in so many, that are looked at: the same id, the same answer. */
export function isSampled(id: string, oneIn: number): boolean {
  return Number.parseInt(id.slice(0, 8), 16) % oneIn === 0;
}
