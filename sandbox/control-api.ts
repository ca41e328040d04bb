import { Hono } from 'hono';
import { z } from 'zod';
import type { Control } from './control';
import { faultSchema } from './faults';
import { behaviourSchema, scriptedSchema } from './llm/stand-in';
import { mailFaultSchema } from './mail/mail-faults';
import { stripeControlApi } from './stripe/control-api';

const emailSchema = z.strictObject({ email: z.email() });
const personSchema = z.strictObject({ email: z.email(), name: z.string().min(1).max(200), zone: z.string().max(100) });
const tokenSchema = z.strictObject({ email: z.email(), scopes: z.array(z.string().max(200)).max(50).optional() });
const calendarSchema = z.strictObject({ calendarId: z.string().max(320) });
const mannerSchema = z.strictObject({
  email: z.email(),
  manner: z.strictObject({
    password: z.string().max(100).optional(),
    syncCollection: z.boolean().optional(),
    freeBusy: z.boolean().optional(),
    syncLimit: z.int().min(1).optional(),
  }),
});
const listenerSchema = z.strictObject({
  host: z.enum(['127.0.0.1', 'localhost', '::1']),
  port: z.int().min(1).max(65_535),
});
const behaviourBody = z.strictObject({ behaviour: behaviourSchema });
const scriptBody = z.strictObject({ answers: z.array(scriptedSchema).min(1).max(100) });
const responseSchema = z.strictObject({
  organizer: z.email(),
  eventId: z.string().max(1100),
  guest: z.email(),
  response: z.enum(['needsAction', 'declined', 'tentative', 'accepted']),
  comment: z.string().max(1000).optional(),
});

/** The control handle over HTTP, for tests whose sandbox runs in a process of its own. Mounted at /sandbox/control. */
export function controlApi(control: Control): Hono {
  const app = new Hono();

  app.route('/stripe', stripeControlApi(control.stripe));
  app.get('/violations', (c) => c.json({ violations: control.violations }));
  app.get('/model-calls', (c) => c.json({ calls: control.modelCalls }));
  app.delete('/faults', (c) => {
    control.clearFaults();
    return c.body(null, 204);
  });
  app.get('/settled', async (c) => {
    await control.settled();
    return c.body(null, 204);
  });

  const post = <S extends z.ZodType>(path: string, schema: S, act: (body: z.infer<S>) => unknown) =>
    app.post(path, async (c) => {
      const body = schema.safeParse(await c.req.json().catch(() => null));
      if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
      try {
        const answer = act(body.data);
        return answer === undefined ? c.body(null, 204) : c.json(answer);
      } catch (error) {
        if (error instanceof RangeError) return c.json({ error: error.message }, 404);
        throw error;
      }
    });

  post('/people', personSchema, control.addPerson);
  post('/faults', faultSchema, control.fault);
  post('/mail-faults', mailFaultSchema, control.mailFault);
  post('/access-token', tokenSchema, ({ email, scopes }) => ({ accessToken: control.accessToken(email, scopes) }));
  post('/revoke-grants', emailSchema, ({ email }) => control.revokeGrants(email));
  post('/invalidate-sync-tokens', calendarSchema, ({ calendarId }) => control.invalidateSyncTokens(calendarId));
  post('/caldav-manner', mannerSchema, ({ email, manner }) => control.setCaldavManner(email, manner));
  post('/invalidate-caldav-tokens', emailSchema, ({ email }) => control.invalidateCaldavTokens(email));
  post('/assistant-listener', listenerSchema, ({ host, port }) => control.setAssistantListener(host, port));
  post('/model-behaviour', behaviourBody, ({ behaviour }) => control.setModelBehaviour(behaviour));
  post('/model-script', scriptBody, ({ answers }) => control.scriptModel(answers));
  post('/respond', responseSchema, ({ organizer, eventId, guest, response, comment }) => {
    if (!control.respond(organizer, eventId, guest, response, comment))
      throw new RangeError('There is no such event or guest');
  });
  return app;
}
