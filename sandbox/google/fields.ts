import { invalid } from './errors';

type Selection = Map<string, Selection | null>;

/**
 * Google's partial response: `items(id,start/dateTime),nextPageToken`. What is not named is left out, as at Google, so
 * that a client that forgets a field notices here. Source: developers.google.com/workspace/calendar/api/guides/performance
 */
export function selectFields(body: object, fields: string): object {
  const reader = new Reader(fields);
  const selection = reader.selection();
  reader.expectEnd();
  return project(body, selection) as object;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  selection(): Selection {
    const selection: Selection = new Map([this.term()]);
    while (this.take(',')) selection.set(...this.term());
    return selection;
  }

  expectEnd(): void {
    if (this.at !== this.text.length) this.fail();
  }

  private term(): [string, Selection | null] {
    const name = /^[\w*]+/.exec(this.text.slice(this.at))?.[0] ?? this.fail();
    this.at += name.length;
    if (this.take('/')) return [name, new Map([this.term()])];
    if (!this.take('(')) return [name, null];
    const inner = this.selection();
    if (!this.take(')')) this.fail();
    return [name, inner];
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at += 1;
    return true;
  }

  private fail(): never {
    throw invalid(`Invalid field selection ${this.text}`, 'fields');
  }
}

function project(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((entry) => project(entry, selection));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, entry]) => {
    if (!selection.has(key) && !selection.has('*')) return [];
    const inner = selection.get(key) ?? selection.get('*');
    return [[key, inner ? project(entry, inner) : entry]];
  });
  return Object.fromEntries(kept);
}
