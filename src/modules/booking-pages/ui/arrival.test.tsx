import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { Nothing } from './arrival';
import { Nowhere } from './nowhere';

const t = translator('en', 'booking');
const owner = { id: '1', handle: 'dana', name: 'Dana Reyes', image: null };
const assistant = { name: 'Sunny', address: 'sunny@sundial.test' };
const more = () => screen.queryByRole('link', { name: 'What else can be booked' });

it('a page that is closed by a plan says nothing of plans, and how to write instead', () => {
  const { container } = render(
    <Nothing why="closed" days={14} others={false} embed={false} {...{ owner, assistant, t }} />,
  );
  expect(container.textContent).toContain('Dana Reyes takes no bookings here at the moment.');
  expect(container.textContent).not.toMatch(/plan|limit|month/i);
  expect(screen.getByRole('link', { name: assistant.address }).getAttribute('href')).toBe('mailto:sunny@sundial.test');
  expect(more()).toBeNull();
});

it('names no address that many share: whoever writes to it alone would reach nobody', () => {
  render(<Nothing why="closed" days={14} others={false} embed={false} assistant={null} {...{ owner, t }} />);
  expect(screen.getByText('Write to Dana Reyes instead, or ask again later.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to what else can be booked only where something can, within another site as well', () => {
  render(<Nothing why="paused" days={14} others embed {...{ owner, assistant, t }} />);
  expect(more()?.getAttribute('href')).toBe('/book/dana?embed=1');
});

it('a page that was removed leads nowhere when nothing else is open', () => {
  render(<Nowhere removedBy={owner} others={false} embed={false} t={t} />);
  expect(more()).toBeNull();
});
