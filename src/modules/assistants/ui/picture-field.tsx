'use client';

import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { PICTURE_BYTES } from '@/modules/account/constants';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';

/** What becomes of the picture when the form is saved: it stays, it goes, or this file takes its place. */
export type PictureChange = File | 'removed' | null;

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

interface PictureFieldProps {
  /** Whose picture it is: its first letter stands where there is none. */
  readonly name: string;
  /** The one that is saved. */
  readonly saved: string | null;
  readonly change: PictureChange;
  onChange(change: PictureChange): void;
  /** Why the last one was refused. */
  readonly error?: string | undefined;
  /** What part has been uploaded, from 0 to 1; null while nothing is. */
  readonly sent: number | null;
}

/** A picture to choose or to drop anywhere on the page, shown as it will look; saved with the rest of its form. */
export function PictureField({ name, saved, change, onChange, error, sent }: PictureFieldProps) {
  const t = useMessages('assistants');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const preview = usePreview(change);
  const take = (file: File) => {
    const wrong = whyNot(file, t);
    setRefused(wrong);
    if (!wrong) onChange(file);
  };
  const over = useDrop(take);
  const wrong = over ? null : (refused ?? error);
  const image = change === null ? saved : preview;
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) take(file);
  }
  function put(next: PictureChange) {
    setRefused(null);
    onChange(next);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={cn(
        'flex items-center gap-4 rounded-md border border-dashed border-line-strong p-3',
        over && 'border-accent bg-accent-soft',
      )}
    >
      {/* Another picture is another element: what could not be shown before may be shown now. */}
      <Avatar key={image ?? ''} name={name} image={image} className="size-16 text-2xl" />
      <div className="min-w-0 flex-1">
        <p id={`${id}-label`} className="font-medium">
          {t('picture')}
        </p>
        {/* Another element, or it would not be read out. */}
        <p
          key={wrong ? 'wrong' : 'note'}
          id={`${id}-note`}
          role={wrong ? 'alert' : undefined}
          className={cn('text-xs wrap-anywhere', wrong ? 'text-bad' : 'text-ink-2')}
        >
          {wrong ?? (over ? t('pictureDrop') : said(change, t))}
        </p>
        {sent === null ? null : <Progress part={sent} />}
        <div className="mt-2 flex flex-wrap gap-1">
          <Button size="small" busy={sent !== null} onClick={() => input.current?.click()}>
            {image ? t('pictureChange') : t('pictureChoose')}
          </Button>
          {change !== null ? (
            <Button size="small" look="quiet" busy={sent !== null} onClick={() => put(null)}>
              {t('pictureUndo')}
            </Button>
          ) : saved ? (
            <Button size="small" look="quiet" busy={sent !== null} onClick={() => put('removed')}>
              {t('pictureRemove')}
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        aria-label={t('pictureChoose')}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
    </div>
  );
}

function said(change: PictureChange, t: Translate<'assistants'>): string {
  if (change === null) return t('pictureHint');
  return change === 'removed' ? t('pictureGoes') : t('pictureComes', { file: change.name });
}

function whyNot(file: File, t: Translate<'assistants'>): string | null {
  if (file.size > PICTURE_BYTES) {
    return t('pictureTooLarge', { size: Math.ceil((file.size / 1024 / 1024) * 10) / 10 });
  }
  // A file without a type is looked at where it is taken.
  return file.type && !TYPES.includes(file.type) ? t('pictureKind') : null;
}

function Progress({ part }: { part: number }) {
  const t = useMessages('assistants');
  const percent = Math.round(part * 100);
  const doing = percent < 100 ? t('pictureSending', { percent }) : t('pictureCutting');
  return (
    <div className="mt-1.5">
      <div
        role="progressbar"
        aria-label={t('pictureUpload')}
        aria-valuenow={percent}
        aria-valuetext={doing}
        className="h-1 overflow-hidden rounded-full bg-surface-2"
      >
        <div className="h-full bg-accent transition-[width] duration-120" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden className="mt-1 text-xs text-ink-2">
        {doing}
      </p>
    </div>
  );
}

/** The address of a chosen file for as long as it is shown. */
function usePreview(change: PictureChange): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(change instanceof File)) return setUrl(null);
    const made = URL.createObjectURL(change);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [change]);
  return url;
}

/**
 * Takes a file that is dropped anywhere on the page while the field is shown: beside it the browser would open the file, and
 * what was typed would be lost. Tells whether one is being dragged.
 */
function useDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
