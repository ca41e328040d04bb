import { bodyLimit } from 'hono/body-limit';
import { Problem } from '@/core/http/problem';
import { PICTURE_BYTES, PICTURE_TOO_LARGE } from '../constants';

/** Bounds a body that is a picture. Answers 413. */
export const pictureLimit = bodyLimit({
  maxSize: PICTURE_BYTES,
  onError: () => {
    throw new Problem(413, 'too_large', PICTURE_TOO_LARGE);
  },
});
