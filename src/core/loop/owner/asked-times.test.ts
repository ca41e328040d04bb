import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { ownerWrites, TO_GUEST } from '../testing/owner-says';
import { context, newLoop } from '../testing/scene';

const says = (text: string) => step(newLoop(), ownerWrites(text, newLoop(), TO_GUEST), context());
const kinds = (text: string) => says(text).plan.actions.map((a) => a.kind);

describe('a time that the owner asks the guest about', () => {
  it.each([
    'Hi Jane, could you do Wednesday at 3pm next week? Sunny will send the invite.',
    'Hi Jane, would next Wednesday at 3 pm suit you? Sunny, please send the invitation once Jane agrees.',
    'Jane, how about Wednesday next week at 15:00? Sunny will send the invite.',
    'Hallo Jane, passt dir Mittwoch nächste Woche um 15 Uhr? Sunny schickt die Einladung.',
  ])('is an offer of that time, and no booking: %s', (text) => {
    const made = says(text);
    expect(kinds(text)).not.toContain('book');
    expect(made.state.proposal?.actions.some((a) => a.kind === 'book') ?? false).toBe(false);
  });

  it('is held for the guest, who is not written to as well', () => {
    const made = says('Hi Jane, could you do Wednesday at 3pm next week? Sunny will send the invite.');
    expect(made.state.offer?.slots).toHaveLength(1);
    expect(made.plan.actions.some((a) => a.kind === 'send' && a.to.includes('p2'))).toBe(false);
  });

  it('is booked where another sentence asks, and the time is settled', () => {
    const text =
      'Hi Jane, we agreed on Wednesday next week at 3pm. Could you bring the draft? Sunny, please send the invite.';
    const made = says(text);
    const acts = [...made.plan.actions, ...(made.state.proposal?.actions ?? [])];
    expect(acts.some((a) => a.kind === 'book')).toBe(true);
  });
});

describe('a mail that hands the matter to the assistant', () => {
  it.each([
    'Hi Jane, good idea. Sunny will find a time for us.',
    'Sure, let’s do it. Adding Sunny to set it up.',
    'Jane, adding Sunny, who will find a slot.',
  ])('is a request: %s', (text) => {
    const made = says(text);
    expect(made.state.needsOwner.map((d) => d.kind)).not.toContain('what_to_do');
  });

  it('is none where it only informs', () => {
    expect(says('Jane, just looping in Sunny for your information.').state.offer).toBeNull();
    expect(says('Jane, just looping in Sunny for your information.').state.proposal).toBeNull();
  });
});
