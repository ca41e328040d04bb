import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { zoneNames } from '../../../src/core/time/zone';
import type { People } from '../../people';
import { IDENTITY_SCOPES } from './scopes';
import { chooserPage, consentPage, errorPage } from './sign-in-pages';

export interface SignInDeps {
  readonly provider: Provider;
  readonly people: People;
  readonly offline: Set<string>;
  readonly clientName: string;
}

type Env = { Bindings: HttpBindings };

/** The account chooser and the consent page: what a person sees between the product and its callback. */
export function signInPages({ provider, people, offline, clientName }: SignInDeps): Hono<Env> {
  const app = new Hono<Env>();

  app.onError((error, c) =>
    c.html(
      errorPage(error.name === 'SessionNotFound' ? 'This sign-in has expired. Start again.' : 'Sign-in failed.'),
      400,
    ),
  );

  app.get('/:uid', async (c) => {
    const interaction = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    c.header('Cache-Control', 'no-store');
    if (interaction.prompt.name !== 'consent') {
      return c.html(
        chooserPage({
          uid: interaction.uid,
          clientName,
          people: people.all(),
          hint: interaction.params.login_hint,
          zones: zoneNames(),
        }),
      );
    }
    const person = people.bySubject(interaction.session?.accountId ?? '');
    if (!person) return c.html(errorPage('Nobody is signed in. Start again.'), 400);
    return c.html(
      consentPage({ uid: interaction.uid, clientName, person, scopes: apiScopes(interaction.params.scope) }),
    );
  });

  app.post('/:uid/account', async (c) => {
    const form = await c.req.parseBody();
    const email = String(form.email ?? '')
      .trim()
      .toLowerCase();
    if (!/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[a-z]{2,}$/.test(email) || email.length > 254) {
      return c.html(errorPage('That is not an e-mail address.'), 400);
    }
    const zone = String(form.zone ?? 'Etc/UTC');
    const name =
      String(form.name ?? '')
        .trim()
        .slice(0, 80) || (email.split('@')[0] as string);
    const known = people.find(email) ?? (zoneNames().includes(zone) ? people.add({ email, name, zone }) : undefined);
    if (!known) return c.html(errorPage('That time zone is not known.'), 400);
    const result = { login: { accountId: known.subject, remember: false }, select_account: {} };
    const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, result);
    // The session of whoever signed in before would clash with this one.
    for (const cookie of ['_session', '_session.sig', '_session.legacy', '_session.legacy.sig']) {
      c.header('Set-Cookie', `${cookie}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly`, { append: true });
    }
    return c.redirect(next, 303);
  });

  app.post('/:uid/consent', async (c) => {
    const interaction = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    const form = await c.req.parseBody({ all: true });
    const accountId = interaction.session?.accountId;
    const clientId = interaction.params.client_id;
    if (!accountId || !clientId || interaction.prompt.name !== 'consent')
      return c.html(errorPage('Nobody is signed in. Start again.'), 400);
    if (form.decision !== 'allow') {
      const refused = { error: 'access_denied', error_description: 'The user denied the request' };
      return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, refused), 303);
    }
    const ticked = new Set([form.scope ?? []].flat().map(String));
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope(IDENTITY_SCOPES.join(' '));
    for (const scope of apiScopes(interaction.params.scope)) {
      if (ticked.has(scope)) grant.addOIDCScope(scope);
      else grant.rejectOIDCScope(scope);
    }
    const grantId = await grant.save();
    if (interaction.params.access_type === 'offline') offline.add(grantId);
    const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, { consent: { grantId } });
    return c.redirect(next, 303);
  });

  return app;
}

function apiScopes(scope = ''): string[] {
  return [...new Set(scope.split(' '))].filter((name) => name !== '' && !IDENTITY_SCOPES.includes(name));
}
