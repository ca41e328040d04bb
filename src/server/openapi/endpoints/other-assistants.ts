import { z } from 'zod';
import { SCOPES } from '@/core/access/scopes';
import { clientMetadata, consentAnswer, revokeForm, tokenForm } from '@/modules/oauth/schema';
import type { Endpoint } from '../endpoint';
import { instant } from '../shapes';

const error = z
  .strictObject({ error: z.string(), error_description: z.string() })
  .describe('An error by the names of OAuth (RFC 6749, 5.2)');

const tokens = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds'),
  refresh_token: z.string().describe('Good once; what comes of it has the next one'),
  scope: z.string(),
});

const grant = z.strictObject({
  id: z.uuid(),
  name: z.string().describe('As the assistant calls itself'),
  redirectUri: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  connectedAt: instant,
  lastUsedAt: instant.nullable(),
});

const anyone = { tag: 'Other assistants', caller: 'anyone' } as const;
const member = { tag: 'Other assistants', caller: 'member' } as const;

export const OTHER_ASSISTANTS: readonly Endpoint[] = [
  {
    ...anyone,
    method: 'GET',
    path: '/api/mcp/metadata',
    summary: 'What the MCP server is, and who gives out tokens for it (RFC 9728)',
    description: 'The same as /.well-known/oauth-protected-resource/api/mcp.',
    answers: { 200: z.looseObject({ resource: z.string(), authorization_servers: z.array(z.string()) }) },
  },
  {
    tag: 'Other assistants',
    method: 'POST',
    path: '/api/mcp',
    summary: 'The MCP server: tools by which another assistant acts for its owner',
    description:
      'Model Context Protocol over Streamable HTTP, without sessions. The bearer is a token of /api/oauth/token, or an access token of the account with a scope of the tool.',
    caller: 'link',
    body: z.looseObject({}),
    answers: {
      200: z.looseObject({}),
      202: null,
      400: z.looseObject({}),
      401: error,
      403: z.looseObject({}),
      406: z.looseObject({}),
      415: z.looseObject({}),
    },
    errors: ['origin', 'too_many'],
  },
  {
    ...anyone,
    method: 'GET',
    path: '/api/oauth/metadata',
    summary: 'How another assistant asks for access (RFC 8414)',
    description: 'The same as /.well-known/oauth-authorization-server.',
    answers: { 200: z.looseObject({ issuer: z.string(), authorization_endpoint: z.string() }) },
  },
  {
    ...anyone,
    method: 'POST',
    path: '/api/oauth/register',
    summary: 'Register another assistant (RFC 7591)',
    description: 'It opens nothing: owners say yes on a page. Who is let in by nobody for a week is forgotten.',
    body: clientMetadata,
    answers: {
      201: z.looseObject({ client_id: z.string(), redirect_uris: z.array(z.string()) }),
      400: error,
    },
    errors: ['too_many'],
  },
  {
    ...member,
    method: 'POST',
    path: '/api/oauth/authorize',
    summary: 'Answer the page on which another assistant asks for access',
    description: 'Answers where the browser goes on, with a code or with `access_denied` (OAuth 2.1, 4.1.2; RFC 9207).',
    body: consentAnswer,
    answers: { 200: z.strictObject({ redirect: z.string() }) },
    errors: ['stale', 'too_many'],
  },
  {
    ...anyone,
    method: 'POST',
    path: '/api/oauth/token',
    summary: 'Exchange a code, or a refresh token, for tokens (OAuth 2.1, 3.2)',
    description: `As a form: ${fieldsOf(tokenForm.options)}.`,
    body: { bytes: 'application/x-www-form-urlencoded' },
    answers: { 200: tokens, 400: error },
    errors: ['too_many'],
  },
  {
    ...anyone,
    method: 'POST',
    path: '/api/oauth/revoke',
    summary: 'Give up a token (RFC 7009); with a refresh token all that hangs on it',
    description: `As a form: ${fieldsOf([revokeForm])}.`,
    body: { bytes: 'application/x-www-form-urlencoded' },
    answers: { 200: z.strictObject({}), 400: error },
    errors: ['too_many'],
  },
  {
    ...member,
    method: 'GET',
    path: '/api/oauth/grants',
    summary: 'The assistants that the account has connected',
    answers: { 200: z.strictObject({ items: z.array(grant) }) },
  },
  {
    ...member,
    method: 'DELETE',
    path: '/api/oauth/grants/{id}',
    summary: 'Disconnect one: its tokens open nothing from this moment',
    answers: { 204: null },
  },
];

function fieldsOf(forms: readonly z.ZodObject[]): string {
  const names = new Set(forms.flatMap(({ shape }) => Object.keys(shape)));
  return [...names].map((name) => `\`${name}\``).join(', ');
}
