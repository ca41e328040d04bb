import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WithMessages } from '../../tests/support/with-messages';
import { More } from './more';
import { useMore } from './use-more';

function List({ length }: { length: number }) {
  const { shown, more } = useMore(Array.from({ length }, (_, i) => i));
  return (
    <>
      <ul>
        {shown.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {more}
    </>
  );
}
const count = () => screen.getAllByRole('listitem').length;

it('shows 10, then 20 more at a time, until all are there', async () => {
  render(<List length={35} />, { wrapper: WithMessages });
  expect(count()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(count()).toBe(30);
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(count()).toBe(35);
  expect(screen.queryByRole('button')).toBeNull();
});

it('has nothing to show more of where the list is short', () => {
  render(<List length={10} />, { wrapper: WithMessages });
  expect(count()).toBe(10);
  expect(screen.queryByRole('button')).toBeNull();
});

it('pages what the server has rendered', async () => {
  render(
    <More as="ul">
      {Array.from({ length: 11 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are numbers
        <li key={i}>{i}</li>
      ))}
    </More>,
    { wrapper: WithMessages },
  );
  expect(count()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(count()).toBe(11);
});
