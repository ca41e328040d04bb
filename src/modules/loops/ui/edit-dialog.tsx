'use client';

import { lazy } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';
import type { DecisionRow, Editable } from '../queries/decisions';

/** It knows the zones of the world, which no page should load before they are asked for. */
const EditForm = lazy(async () => ({ default: (await import('./edit-form')).EditForm }));

interface EditDialogProps {
  readonly decision: DecisionRow;
  readonly editable: Editable;
  readonly place: string;
  readonly open: boolean;
  readonly hint: string;
  /** What approving does, in words. */
  readonly yes: string;
  onOpenChange(open: boolean): void;
}

/** Changes a plan before it is approved: other times of the solver's, another title, length or form. */
export function EditDialog({ decision, editable, place, open, hint, yes, onOpenChange }: EditDialogProps) {
  const t = useMessages('decisions');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('editTitle')}
      description={decision.text}
      trigger={
        <Button look="quiet">
          {t('edit')} <Kbd className={hint}>e</Kbd>
        </Button>
      }
    >
      <EditForm {...{ decision, editable, place, yes }} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
