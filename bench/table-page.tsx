import { createRoot } from 'react-dom/client';
import { compiled } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';
import { DataTable } from '@/ui/table/data-table';
import { columnsOf } from '@/ui/table/table-features';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly loops: number;
}

const ROWS = 10_000;
const column = columnsOf<Account>();
const columns = column.columns([
  column.accessor('name', {
    meta: { words: 'Name' },
    enableHiding: false,
    cell: ({ row }) => (
      <a href={`#${row.id}`}>
        {row.original.name} <span>{row.original.email}</span>
      </a>
    ),
  }),
  column.accessor('email', { meta: { words: 'Address' }, cell: ({ row }) => row.original.email }),
  column.accessor('loops', { meta: { words: 'Loops', align: 'end' }, cell: ({ row }) => row.original.loops }),
]);
const items = Array.from({ length: ROWS }, (_, n): Account => {
  const id = String(n + 1);
  return { id, name: `Account ${id}`, email: `account-${id}@acme.test`, loops: (n * 7919) % 500 };
});

/** The page of `npm run bench:table`: the table of the kit with 10,000 rows. */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MessagesProvider locale="en" areas={{ table: compiled('en', 'table') }}>
    <DataTable
      label="Accounts"
      columns={columns}
      first={{ items, nextCursor: null }}
      total={ROWS}
      source="/api/accounts"
      path="/accounts"
      query={{ q: '', sort: null, limit: ROWS, hidden: [] }}
      rowId={(one) => one.id}
      rowName={(one) => one.name}
      opens
      actions={() => null}
    />
  </MessagesProvider>,
);
