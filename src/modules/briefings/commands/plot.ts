import sharp from 'sharp';
import { type Bar, plotSvg } from '@/core/briefing/plot';

/** A mail with more than this is shown late, or not at all (bytes). */
const MOST_BYTES = 48 * 1024;
const SECONDS = 10;

/** The Content-ID of a briefing's picture (RFC 2392). */
export function pictureCid(briefingId: string): string {
  return `figures@${briefingId}`;
}

/**
 * The bars as PNG, at twice their size. Null where there is nothing to draw, and where it cannot be drawn: the figures stand in
 * the mail beside it.
 */
export async function plotPicture(groups: readonly (readonly Bar[])[]): Promise<Buffer | null> {
  if (groups.length === 0) return null;
  try {
    const png = await sharp(Buffer.from(plotSvg(groups)))
      .png({ palette: true, colours: 32, compressionLevel: 9 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
    return png.length > MOST_BYTES ? null : png;
  } catch {
    return null;
  }
}
