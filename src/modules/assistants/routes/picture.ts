import { Hono } from 'hono';
import { notFound, Problem } from '@/core/http/problem';
import { pictureLimit } from '@/modules/account/routes/picture-limit';
import { type ApiEnv, userOf } from '@/modules/identity/policy';
import { removePersonaPicture, setPersonaPicture } from '../commands/picture';
import { personaPicture, personasOf } from '../queries';
import { personaId } from '../schema';

/** /api/assistants/{id}/picture: the picture of a persona, which its owner alone sees and changes. */
export const personaPictureRoutes = new Hono<ApiEnv>()
  .get('/', async (c) => {
    const id = personaId.safeParse(c.req.param('id'));
    const picture = id.success ? await personaPicture(userOf(c).id, id.data) : null;
    if (!picture) throw notFound();
    const etag = `"${picture.version}"`;
    // Asked about each time, so that a picture that was taken away is gone.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
    const known = c.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(picture.webp), 200, {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.webp.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  })
  .put('/', pictureLimit, async (c) => {
    const id = personaId.safeParse(c.req.param('id'));
    if (!id.success) throw notFound();
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const taken = await setPersonaPicture(userOf(c).id, id.data, bytes, c.req.header('content-type'));
    if (!taken) throw notFound();
    if (!taken.ok) throw new Problem(400, 'invalid', 'Invalid input', { picture: [taken.text] });
    const [persona] = await personasOf(userOf(c).id, id.data);
    if (!persona) throw notFound();
    return c.json(persona);
  })
  .delete('/', async (c) => {
    const id = personaId.safeParse(c.req.param('id'));
    if (!id.success || !(await removePersonaPicture(userOf(c).id, id.data))) throw notFound();
    return c.body(null, 204);
  });
