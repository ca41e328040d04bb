import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeys } from '@/ui/use-keys';
import { useSecondPress } from '@/ui/use-second-press';
import { WithMessages } from '../../../../tests/support/with-messages';
import { PressAgain } from './press-again';
import { STAFF_KEYS, useStaffKeys } from './staff-keys';

const press = (key: string, repeat = false) => fireEvent.keyDown(document.body, { key, repeat });

function Sends({ onSend }: { onSend(): void }) {
  const { armed, twice } = useSecondPress();
  useKeys({ [STAFF_KEYS.approve]: twice(STAFF_KEYS.approve, onSend) });
  const keys = useStaffKeys(['approve', 'back']);
  return (
    <>
      <PressAgain armed={armed} />
      <p>{keys.map(([names]) => names.join()).join(' ')}</p>
    </>
  );
}

describe('keys of the staff', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have one meaning each', () => {
    const keys = Object.values(STAFF_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    // `j` and `k` go through rows, `g` begins a way to another page, digits take a choice.
    for (const key of keys) expect(key).toMatch(/^(?:[a-fhil-z]|0|Escape)$/);
  });

  it('send at the second press within a few seconds, not at the first, and not while held down', () => {
    let sent = 0;
    render(
      <WithMessages>
        <Sends
          onSend={() => {
            sent += 1;
          }}
        />
      </WithMessages>,
    );
    expect(screen.getByText('a Esc')).toBeTruthy();
    press('a');
    press('a', true);
    expect(sent).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('Press a once more to do it');
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByRole('status').textContent).toBe('');
    press('a');
    expect(sent).toBe(0);
    press('a');
    expect(sent).toBe(1);
  });
});
