'use client';

import { useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import type { RunStep } from '@/ports/runs';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson } from '@/ui/fetch-json';
import { Field, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { ShownRun } from '../schema';

interface RestartDialogProps {
  readonly run: ShownRun;
  readonly what: string;
  restart(step: number): void;
}

/** Ends a run and begins it anew, from the start or from a step that it had begun. */
export function RestartDialog({ run, what, restart }: RestartDialogProps) {
  const t = useMessages('failures');
  const [open, setOpen] = useState(false);
  const [steps, setSteps] = useState<readonly RunStep[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [from, setFrom] = useState(0);
  useEffect(() => {
    if (!open) return;
    const given = new AbortController();
    const { signal } = given;
    fetchJson<{ steps: RunStep[] }>(`/api/admin/failing-workflows/${run.id}`, { signal }).then(
      (answer) => setSteps(answer.steps),
      (error) => signal.aborted || setProblem(errorText(error)),
    );
    return () => given.abort();
  }, [open, run.id]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">{t('restart')}</Button>}
      title={t('restartTitle', { what })}
      description={t('restartWhy')}
    >
      <div className="grid gap-4">
        {problem ? <Note tone="bad">{problem}</Note> : null}
        <Field label={t('restartFrom')}>
          {(field) => (
            <Select {...field} value={from} onChange={(event) => setFrom(Number(event.target.value))}>
              <option value={0}>{t('restartStart')}</option>
              {steps.map(({ index, name, ended }) => (
                <option key={index} value={index}>
                  {t('restartStep', { name, ended: String(ended) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('cancelNot')}</Button>
          </DialogClose>
          <DialogClose>
            <Button look="primary" onClick={() => restart(from)}>
              {t('restartDo')}
            </Button>
          </DialogClose>
        </div>
      </div>
    </Dialog>
  );
}
