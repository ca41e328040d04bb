/** One thing that a list can be narrowed by. */
export interface TableFilter {
  /** What the address and the API call it. */
  readonly name: string;
  readonly label: string;
  /** What the first entry is called, which narrows to nothing. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of these values, with what each is called. */
export function filterBy<V extends string>(
  name: string,
  [label, any]: readonly [label: string, any: string],
  values: readonly V[],
  words: (value: V) => string,
): TableFilter {
  return { name, label, any, options: values.map((value) => ({ value, label: words(value) })) };
}
