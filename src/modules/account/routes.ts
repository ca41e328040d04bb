import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRecentSignIn, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { preferencesChanged } from '@/modules/loops/commands/replan';
import { activityOf } from '@/modules/operations/queries/activity';
import { activityQuery } from '@/modules/operations/schema';
import { askForDeletion, keepAccount } from './commands/deletion';
import { askForExport, recordDownload } from './commands/exports';
import { removePicture, setPicture } from './commands/picture';
import { changeSettings } from './commands/settings';
import { accountSettings, pictureByName } from './queries';
import { exportArchive, exportStatus } from './queries/exports';
import { pictureLimit } from './routes/picture-limit';
import { accountPatch, deletionRequest } from './schema';

const ZONE_REFUSED = {
  stale: 'Your preferences were changed meanwhile. Try again',
  said_otherwise: 'A sentence of your preferences names another time zone. Change it there',
} as const;

/** /api/user: the account of whoever is signed in, waitlisted or not. */
export const accountRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...ROLES))
  .patch('/', async (c) => {
    const user = userOf(c);
    const patch = parse(accountPatch, await c.req.json());
    const changed = await changeSettings(user.id, patch, await c.var.runtime.clock.now());
    if (!changed.ok) throw new Problem(409, changed.reason, ZONE_REFUSED[changed.reason]);
    if (patch.timeZone !== undefined) await preferencesChanged(user.id, c.var.runtime);
    const settings = await accountSettings(user.id);
    if (!settings) throw notFound();
    return c.json(settings);
  })
  .put('/picture', pictureLimit, async (c) => {
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const taken = await setPicture(userOf(c).id, bytes, c.req.header('content-type'));
    if (!taken.ok) throw new Problem(400, 'invalid', 'Invalid input', { picture: [taken.text] });
    return c.json({ image: taken.image });
  })
  .delete('/picture', async (c) => {
    await removePicture(userOf(c).id);
    return c.body(null, 204);
  })
  .get('/activity', async (c) => {
    return c.json(await activityOf(userOf(c).id, parse(activityQuery, c.req.query())));
  })
  .get('/export', async (c) => c.json(await exportStatus(userOf(c).id, await c.var.runtime.clock.now())))
  .post('/export', requireRecentSignIn, async (c) => {
    const asked = await askForExport(userOf(c).id, c.var.runtime, clientOf(c));
    if (!asked.ok) throw new Problem(409, asked.reason, 'An export is being made already');
    return c.json(await exportStatus(userOf(c).id, await c.var.runtime.clock.now()), 202);
  })
  .get('/export/archive', requireRecentSignIn, async (c) => {
    const { id: userId } = userOf(c);
    const archive = await exportArchive(userId, await c.var.runtime.clock.now());
    if (!archive) throw notFound();
    // Asks only whether it may be fetched.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    await recordDownload(userId, clientOf(c));
    return c.body(Readable.toWeb(Readable.from(archive.pieces)) as ReadableStream, 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(archive.sizeBytes),
      'Content-Disposition': 'attachment; filename="sundial-export.zip"',
    });
  })
  .post('/deletion', requireRecentSignIn, async (c) => {
    const { email } = parse(deletionRequest, await c.req.json());
    const asked = await askForDeletion(userOf(c).id, email, c.var.runtime, clientOf(c));
    if (asked.ok) return c.json({ at: asked.at.toISOString() });
    switch (asked.reason) {
      case 'not_found':
        throw notFound();
      case 'unconfirmed':
        throw new Problem(400, 'invalid', 'Invalid input', { email: ['This is not the address of this account'] });
      case 'last_admin':
        throw new Problem(409, 'last_admin', 'Make somebody else an administrator first: you are the only one');
    }
  })
  .delete('/deletion', async (c) => {
    if (!(await keepAccount(userOf(c).id, await c.var.runtime.clock.now(), clientOf(c)))) {
      throw new Problem(409, 'stale', 'Its time has come: the account is being deleted');
    }
    return c.json({ at: null });
  });

/** /api/pictures: people's pictures, for whoever is signed in here. A name is never used for another picture. */
export const pictureRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...ROLES))
  .get('/:name{[0-9a-f]{32}}', async (c) => {
    const webp = await pictureByName(c.req.param('name'));
    if (!webp) throw notFound();
    return c.body(new Uint8Array(webp), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(webp.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });
