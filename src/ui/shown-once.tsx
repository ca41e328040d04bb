'use client';

import { Button } from './button';
import { CopyButton } from './copy-button';
import { DialogClose } from './dialog';
import { Field, Input } from './field';
import { Note } from './notes';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  readonly words: {
    readonly line: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
    readonly done: string;
  };
}

/** A secret in a dialog, to be copied now: it is shown no more once the dialog is closed. */
export function ShownOnce({ label, value, words }: ShownOnceProps) {
  return (
    <div className="grid gap-4">
      <Field label={label}>
        {(attributes) => (
          <Input
            {...attributes}
            readOnly
            autoFocus
            value={value}
            spellCheck={false}
            className="font-mono"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Note tone="warn">{words.line}</Note>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={value} label={words.copy} copied={words.copied} failed={words.failed} />
        <DialogClose>
          <Button look="primary">{words.done}</Button>
        </DialogClose>
      </div>
    </div>
  );
}
