'use client';

import { type ChangeEvent, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { PICTURE_BYTES } from '../constants';

interface PictureFormProps {
  readonly name: string;
  readonly image: string | null;
}

/** The picture beside the name. It is put in as soon as a file is chosen. */
export function PictureForm({ name, image }: PictureFormProps) {
  const t = useMessages('account');
  const { busy, fields, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const upload = (file: File) =>
    run(async () => {
      if (file.size > PICTURE_BYTES) throw new Error(t('pictureLarge'));
      await fetchJson('/api/user/picture', { method: 'PUT', body: file });
    }, t('pictureSaved'));
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) void upload(file);
  }
  const remove = () => run(() => fetchJson('/api/user/picture', { method: 'DELETE' }), t('pictureRemoved'));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={name} image={image} className="size-14 text-xl" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('picture')}</p>
        <p className={fields.picture ? 'text-xs text-bad' : 'text-xs text-ink-2'}>
          {fields.picture?.[0] ?? t('pictureHint')}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('pictureChoose')}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={busy} onClick={() => input.current?.click()}>
          {t(image ? 'pictureChange' : 'pictureUpload')}
        </Button>
        {image ? (
          <Button look="quiet" busy={busy} onClick={() => void remove()}>
            {t('pictureRemove')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
