import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { sendFile } from '@/ui/send-file';
import { errorText } from '@/ui/words';
import type { Persona } from '../schema';
import type { PictureChange } from './picture-field';

/** What a persona is called and how it writes, as its form sends it. */
export type Manner = Pick<Persona, 'name' | 'tone' | 'signature' | 'disclosure'>;

const at = (id: string) => `/api/assistants/${id}`;

/** Makes a persona (with an address) or changes one; resolves to its id. */
export async function saveManner(manner: Manner, to: { readonly id: string } | { readonly address: string }) {
  const saved =
    'id' in to
      ? await sendJson<Persona>(at(to.id), 'PATCH', manner)
      : await sendJson<Persona>('/api/assistants', 'POST', { ...manner, ...to });
  return saved.id;
}

/** Does with a persona's picture what was wanted. Throws a RequestError that says `refused`, with the reason under `picture`. */
export async function savePicture(
  id: string,
  change: PictureChange,
  refused: string,
  onProgress?: (part: number) => void,
): Promise<void> {
  try {
    if (change instanceof File) await sendFile(`${at(id)}/picture`, change, onProgress);
    else if (change === 'removed') await fetchJson(`${at(id)}/picture`, { method: 'DELETE' });
  } catch (error) {
    const [status, code, said] =
      error instanceof RequestError ? [error.status, error.code, error.fields.picture?.[0]] : [0, null, undefined];
    throw new RequestError(refused, status, code, {
      picture: [said ?? errorText(error)],
    });
  }
}

/** The picture that a persona has now, to bring it back with; it goes if there is none. */
export async function pictureNow({ picture }: Persona): Promise<PictureChange> {
  if (!picture) return 'removed';
  const answer = await fetch(picture);
  return answer.ok ? new File([await answer.blob()], 'picture.webp', { type: 'image/webp' }) : 'removed';
}
