import { expect, it } from 'vitest';
import { documentForm, previewForm, simulateForm } from './schema';

it('takes no text that cannot be stored: null characters and halves of a pair', () => {
  for (const text of ['No meetings\u0000 on Mondays.', 'No \ud800 meetings.', '\udc00']) {
    expect(documentForm.safeParse({ text, baseVersion: 0 }).success).toBe(false);
    expect(previewForm.safeParse({ text }).success).toBe(false);
    expect(simulateForm.safeParse({ text }).success).toBe(false);
  }
  expect(documentForm.safeParse({ text: 'No meetings \u{1F3D6}\uFE0F before\t9.\r\n', baseVersion: 0 }).success).toBe(
    true,
  );
});
