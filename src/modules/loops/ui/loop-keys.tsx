import { PageKeys } from '@/ui/page-keys';
import { RowKeys } from '@/ui/row-keys';

const ROWS = [
  [['j', 'k'], 'Next and previous row'],
  [['Enter'], 'Open the row'],
] as const;
const SEARCH = [
  [['/'], 'Search'],
  [['Esc'], 'Clear the search'],
] as const;
const DECISIONS = [
  [['a'], 'Approve, or yes'],
  [['r'], 'Reject, or no'],
  [['e'], 'Edit, or answer in your own words'],
  [['1', '…', '9'], 'Take one of the choices'],
] as const;

/** The keys of a page about loops: of its rows, and of the search or the decisions where it has them. */
export function LoopKeys({ search, decisions }: { search?: boolean; decisions?: boolean }) {
  return (
    <>
      <RowKeys />
      <PageKeys keys={ROWS} />
      {search ? <PageKeys keys={SEARCH} /> : null}
      {decisions ? <PageKeys keys={DECISIONS} /> : null}
    </>
  );
}
