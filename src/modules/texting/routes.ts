import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { LOCALES, localeFor } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { flagOn } from '@/modules/flags/queries';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { changePhone, enterCode, type PhoneOutcome, removePhone, requestCode } from './commands/verify';
import { phoneOf } from './queries/phone';
import { codeEntered, newNumber, phonePatch } from './schema';

/** /api/user/phone: the number at which its owner is texted. */
export const phoneRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .use('*', async (c, next) => {
    if (c.var.runtime.texting === null || !(await flagOn('sms', userOf(c).id))) {
      throw new Problem(404, 'feature_off', 'Nobody is texted here');
    }
    await next();
  })
  .get('/', async (c) => c.json({ phone: await phoneOf(userOf(c).id, c.var.runtime) }))
  .post('/', async (c) => {
    const { number } = parse(newNumber, await c.req.json().catch(() => null));
    done(await requestCode(userOf(c).id, number, c.var.runtime));
    return c.json({ phone: await phoneOf(userOf(c).id, c.var.runtime) }, 202);
  })
  .post('/verify', async (c) => {
    const { code } = parse(codeEntered, await c.req.json().catch(() => null));
    const user = userOf(c);
    const t = translator(localeFor({ chosen: user.language }, LOCALES), 'texting');
    const agreedTo = t('consent', { operator: c.var.runtime.settings.operatorName });
    done(await enterCode(user.id, { code, agreedTo }, clientOf(c), c.var.runtime));
    return c.json({ phone: await phoneOf(user.id, c.var.runtime) });
  })
  .patch('/', async (c) => {
    done(await changePhone(userOf(c).id, parse(phonePatch, await c.req.json().catch(() => null))));
    return c.json({ phone: await phoneOf(userOf(c).id, c.var.runtime) });
  })
  .delete('/', async (c) => {
    await removePhone(userOf(c).id, clientOf(c));
    return c.body(null, 204);
  });

function done(outcome: PhoneOutcome): void {
  if (outcome.ok) return;
  const problem = (
    status: 403 | 404 | 409 | 422 | 429,
    code: ConstructorParameters<typeof Problem>[1],
    field: string,
    text: string,
  ) => new Problem(status, code, text, { [field]: [text] });
  switch (outcome.reason) {
    case 'off':
      throw new Problem(404, 'feature_off', 'Nobody is texted here');
    case 'plan_limit':
      throw new Problem(403, 'plan_limit', outcome.text);
    case 'not_found':
      throw notFound();
    case 'number_invalid':
      throw problem(
        422,
        'number_invalid',
        'number',
        'No telephone has this number; it begins with + and the country’s prefix',
      );
    case 'verified':
      throw problem(409, 'wrong_state', 'number', 'Remove the number that you have first');
    case 'stopped':
      throw problem(409, 'opted_out', 'number', 'Whoever has this number has said STOP. Text START from it first');
    case 'no_line':
      throw new Problem(
        409,
        'no_line',
        'No number is free to text you from; whoever runs this installation has to take one in',
      );
    case 'code':
      throw problem(
        422,
        'code_wrong',
        'code',
        'This is not the code that was texted last, or it is older than ten minutes',
      );
    case 'too_many':
      throw problem(429, 'too_many', 'code', 'Too many attempts. Ask for another code');
  }
}
