import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WithMessages } from '../../tests/support/with-messages';
import { Button } from './button';
import { Dialog } from './dialog';
import { Input } from './field';

function Question() {
  return (
    <Dialog trigger={<Button>Rename</Button>} title="Rename it" description="Nobody else sees the name.">
      <Input aria-label="Name" />
    </Dialog>
  );
}

it('begins with what is asked, and gives the focus back to what opened it', async () => {
  render(<Question />, { wrapper: WithMessages });
  const button = screen.getByRole('button', { name: 'Rename' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Rename it', description: 'Nobody else sees the name.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

function ByKey() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onKeyDown={({ key }) => key === 'e' && setOpen(true)}>
        Row
      </button>
      <Dialog open={open} onOpenChange={setOpen} trigger={<Button>Edit</Button>} title="Edit it">
        <Input aria-label="Name" />
      </Dialog>
    </>
  );
}

it('opened by a key, gives it back to where the key was pressed', async () => {
  render(<ByKey />, { wrapper: WithMessages });
  const row = screen.getByRole('button', { name: 'Row' });
  row.focus();
  await userEvent.keyboard('e');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(row));
});
