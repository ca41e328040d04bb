import sharp from 'sharp';
import { PICTURE_SIDE } from '../constants';

/** More than a photograph of two megabytes has: what unpacks to more is not unpacked. */
const MAX_PIXELS = 25_000_000;
const SECONDS = 10;

/** First bytes of PNG, JPEG and WebP: nothing else reaches a decoder. */
const FORMATS = { png: /^\x89PNG\r\n\x1a\n/, jpeg: /^\xff\xd8\xff/, webp: /^RIFF[\s\S]{4}WEBP/ } as const;
const NAMES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;
type Format = keyof typeof FORMATS;

/** `text` says what is wrong and what to do. */
export type Squared = { readonly ok: true; readonly webp: Buffer } | { readonly ok: false; readonly text: string };

const NO_PICTURE = { ok: false, text: 'Choose a PNG, JPEG or WebP picture' } as const;

/**
 * The middle square of a picture as WebP, upright and without metadata (cameras write places into it). Refused are bytes
 * that are no PNG, JPEG or WebP, or another one than their media type (`claimed`) says. One is unpacked at a time: that
 * bounds the memory, as the pixels and the seconds bound each.
 */
export async function squarePicture(bytes: Buffer, claimed?: string): Promise<Squared> {
  const format = formatOf(bytes);
  if (!format) return NO_PICTURE;
  const said = claimedFormat(claimed);
  if (said === 'other') return NO_PICTURE;
  if (said && said !== format) {
    const text = `The file is called ${NAMES[said]} and is ${NAMES[format]}. Rename it, then choose it again`;
    return { ok: false, text };
  }
  return inTurn(async () => {
    try {
      const { width, height, format: found } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (found !== format) return NO_PICTURE;
      if (width * height > MAX_PIXELS) {
        return { ok: false, text: 'The picture has too many pixels. Make it smaller: 5000 by 5000 at most' };
      }
      const webp = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer();
      return { ok: true, webp };
    } catch {
      return NO_PICTURE;
    }
  });
}

function formatOf(bytes: Buffer): Format | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  return (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format].test(head)) ?? null;
}

/** What a media type says of the bytes; null where it says nothing. */
function claimedFormat(type = ''): Format | 'other' | null {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (essence === '' || essence === 'application/octet-stream') return null;
  return (Object.keys(FORMATS) as Format[]).find((format) => essence === `image/${format}`) ?? 'other';
}

let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
