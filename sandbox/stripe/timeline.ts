/** What falls due when, earliest first; of one instant in the order in which it was planned. */
export class Timeline {
  private readonly heap: { at: number; sequence: number; key: string }[] = [];
  private planned = 0;

  plan(at: number, key: string): void {
    this.heap.push({ at, sequence: this.planned++, key });
    let child = this.heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.before(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  /** When the next thing falls due, or undefined. */
  get next(): number | undefined {
    return this.heap[0]?.at;
  }

  /** Takes the first out if it is due by `until`. */
  take(until: number): { at: number; key: string } | undefined {
    const first = this.heap[0];
    if (!first || first.at > until) return undefined;
    const last = this.heap.pop() as (typeof this.heap)[number];
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.sink();
    }
    return first;
  }

  private sink(): void {
    let parent = 0;
    for (;;) {
      const left = 2 * parent + 1;
      if (left >= this.heap.length) return;
      const child = left + 1 < this.heap.length && this.before(left + 1, left) ? left + 1 : left;
      if (!this.before(child, parent)) return;
      this.swap(child, parent);
      parent = child;
    }
  }

  private before(a: number, b: number): boolean {
    const one = this.heap[a] as (typeof this.heap)[number];
    const other = this.heap[b] as (typeof this.heap)[number];
    return one.at !== other.at ? one.at < other.at : one.sequence < other.sequence;
  }

  private swap(a: number, b: number): void {
    const one = this.heap[a] as (typeof this.heap)[number];
    this.heap[a] = this.heap[b] as (typeof this.heap)[number];
    this.heap[b] = one;
  }
}
