import type { Field } from './json-schema';

interface FieldTableProps {
  readonly caption: string;
  readonly fields: readonly Field[];
  /** Of an answer: what has to be there goes without saying. */
  readonly answer?: boolean;
}

/** Fields of a body, one a row. */
export function FieldTable({ caption, fields, answer }: FieldTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="pb-1 text-left font-medium">{caption}</caption>
      <tbody>
        {fields.map(({ name, kind, required, description }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="w-[38%] py-1.5 pr-3 font-mono text-xs font-normal wrap-anywhere">
              {name}
              {required && !answer ? <span className="text-accent"> required</span> : null}
            </th>
            <td className="py-1.5 text-xs text-ink-2 wrap-anywhere">
              {kind}
              {description ? <span className="block">{description}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
