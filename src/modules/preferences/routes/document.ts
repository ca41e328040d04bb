import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { pageSize } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { minuteOf } from '@/core/time/period';
import { LOCALES, type Locale, localeFor } from '@/messages/languages';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { preferencesChanged } from '@/modules/loops/commands/replan';
import { modelSwitchOf } from '@/modules/reader/queries';
import { askForDraft } from '../commands/initialize';
import { readAgain } from '../commands/read-again';
import { type Saved, savePreferences, type Undone, undoTo } from '../commands/save';
import { preferencesAnswer } from '../queries/answer';
import { draftAnswer } from '../queries/draft';
import { previewAnswer } from '../queries/preview';
import { secondReadingOf } from '../queries/second-reading';
import { simulateAnswer } from '../queries/simulate';
import { versionsOf } from '../queries/versions';
import { documentForm, previewForm, simulateForm, undoForm, versionsQuery } from '../schema';

/** /api/preferences: the document, what a text would mean, a draft of one, its versions, and going back to one of them. */
export const preferenceRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) =>
    c.json(await preferencesAnswer(userOf(c).id, minuteOf(await c.var.runtime.clock.now()), localeOf(c))),
  )
  .put('/', async (c) => {
    const form = parse(documentForm, await c.req.json().catch(() => null));
    const now = await c.var.runtime.clock.now();
    return answerSaved(c, await savePreferences(userOf(c).id, { ...form, source: 'owner' }, now), now);
  })
  .post('/preview', async (c) => {
    const { text } = parse(previewForm, await c.req.json().catch(() => null));
    return c.json(await previewAnswer(userOf(c), text, await c.var.runtime.clock.now(), localeOf(c)));
  })
  .post('/simulate', async (c) => {
    const asked = parse(simulateForm, await c.req.json().catch(() => null));
    return c.json(await simulateAnswer(userOf(c), asked, await c.var.runtime.clock.now()));
  })
  .post('/second-reading', async (c) => {
    const { preferences } = await modelSwitchOf(userOf(c).id, c.var.runtime);
    if (!preferences) throw new Problem(409, 'no_model', 'You let no language model read your preferences');
    return c.json(await secondReadingOf(userOf(c).id, c.var.runtime, localeOf(c)));
  })
  .post('/initialize', async (c) => {
    const asked = await askForDraft(userOf(c).id, await c.var.runtime.clock.now());
    if (!asked.ok) throw new Problem(409, 'no_calendar', 'Connect a calendar first: there is nothing to draft from');
    return c.json({ state: 'running' }, 202);
  })
  .get('/initialize', async (c) => {
    const draft = await draftAnswer(userOf(c).id);
    if (!draft) throw notFound();
    return c.json(draft);
  })
  .get('/versions', async (c) => {
    const query = parse(versionsQuery, c.req.query());
    return c.json(await versionsOf(userOf(c).id, { before: query.cursor, limit: pageSize(query) }));
  })
  .post('/undo', async (c) => {
    const { version } = parse(undoForm, await c.req.json().catch(() => null));
    const now = await c.var.runtime.clock.now();
    return answerSaved(c, await undoTo(userOf(c).id, version, now), now);
  });

/** The language of the page that asks, as the pages choose theirs. */
function localeOf(c: Context<ApiEnv>): Locale {
  const wishes = {
    chosen: userOf(c).language,
    cookie: getCookie(c, 'language') ?? null,
    accept: c.req.header('accept-language') ?? null,
  };
  return localeFor(wishes, LOCALES);
}

/** What was saved, as the document now stands; what waits for it goes on. */
async function answerSaved(c: Context<ApiEnv>, saved: Saved | Undone, nowMs: number): Promise<Response> {
  if (!saved.ok) {
    if (saved.reason === 'not_found') throw notFound();
    throw new Problem(409, 'stale', 'The document was changed meanwhile: look at it again');
  }
  await preferencesChanged(userOf(c).id, c.var.runtime);
  await readAgain(userOf(c).id, c.var.runtime);
  return c.json(await preferencesAnswer(userOf(c).id, minuteOf(nowMs), localeOf(c)));
}
