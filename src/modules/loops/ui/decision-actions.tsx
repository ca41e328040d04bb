'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';
import { useKeys } from '@/ui/use-keys';
import type { DecisionRow } from '../queries/decisions';
import { AnswerDialog } from './answer-dialog';
import type { DecisionWords } from './decision-words';
import { EditDialog } from './edit-dialog';
import { useAnswer } from './use-answer';

interface DecisionActionsProps {
  readonly decision: DecisionRow;
  readonly words: DecisionWords;
  /** The city by which the owner's zone is named. */
  readonly place: string;
  readonly main?: boolean;
}

/**
 * Yes, no, and another way, by button or by `a`, `r` and `e`. The keys are for the card that has the focus, or for the
 * first one of the page while no row has it.
 */
export function DecisionActions({ decision, words, place, main }: DecisionActionsProps) {
  const t = useMessages('decisions');
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePassOnFocus(root);
  const { busy, answered, answer } = useAnswer(decision);
  const { kind, editable, choices = [] } = decision;
  const yes = () => answer({ approve: true }, t(kind === 'approve' ? 'approved' : 'answered'));
  const no = () => answer({ approve: false }, t(kind === 'approve' ? 'rejected' : 'answered'));
  const choose = (id: string) => answer({ approve: true, choice: id }, t('answered'));
  const here = (act: () => unknown) => (): unknown => {
    const row = document.activeElement?.closest('[data-row]') ?? document.querySelector('[data-decision]');
    return row?.contains(root.current) ? act() : false;
  };
  useKeys({
    ...(words.yes ? { a: here(yes) } : {}),
    ...(words.no ? { r: here(no) } : {}),
    e: here(() => setOpen(true)),
    ...Object.fromEntries(choices.map(({ id }, index) => [String(index + 1), here(() => choose(id))])),
  });
  // The room of a hint is kept while it is not seen: nothing moves under the pointer.
  const hint = main ? '' : 'pointer-fine:invisible pointer-fine:group-focus-within:visible';
  return (
    <div ref={root} className="flex flex-wrap items-center gap-1.5">
      {words.yes ? (
        <Button look={main ? 'primary' : 'plain'} busy={busy || answered} onClick={yes}>
          {words.yes}
          <Kbd className={hint}>a</Kbd>
        </Button>
      ) : null}
      {words.no ? (
        <Button busy={busy || answered} onClick={no}>
          {words.no}
          <Kbd className={hint}>r</Kbd>
        </Button>
      ) : null}
      {choices.map(({ id, label }, index) => (
        <Button key={id} busy={busy || answered} onClick={() => choose(id)}>
          {label}
          <Kbd className={hint}>{index + 1}</Kbd>
        </Button>
      ))}
      {editable ? (
        <EditDialog
          {...{ decision, editable, place, open, hint }}
          yes={words.yes ?? t('approve')}
          onOpenChange={setOpen}
        />
      ) : (
        <AnswerDialog {...{ decision, open, hint }} onOpenChange={setOpen} />
      )}
      {words.link ? (
        <Button asChild look={words.yes ? 'quiet' : 'plain'}>
          <a href={words.link.href}>{t(words.link.label)}</a>
        </Button>
      ) : null}
    </div>
  );
}

/** A card that goes while it has the focus hands it to the next one, else to the one before, else to the page. */
function usePassOnFocus(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = inside.current?.closest<HTMLElement>('[data-decision]');
    return () => {
      if (!card?.contains(document.activeElement)) return;
      const cards = [...document.querySelectorAll<HTMLElement>('[data-decision]')];
      const at = cards.indexOf(card);
      const next = cards[at + 1] ?? cards[at - 1] ?? document.querySelector<HTMLElement>('main');
      next?.focus({ preventScroll: next.tagName === 'MAIN' });
    };
  }, [inside]);
}
