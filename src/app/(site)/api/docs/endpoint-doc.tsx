import type { z } from 'zod';
import { ERROR_CODES } from '@/core/http/codes';
import { schemaOf } from '@/server/openapi/document';
import { type Bytes, type Caller, type Endpoint, errorsOf, isBytes } from '@/server/openapi/endpoint';
import { FieldTable } from './field-table';
import { exampleOf, fieldsOf, type JsonSchema } from './json-schema';

const CALLERS: Readonly<Record<Caller, string>> = {
  anyone: 'Anyone may call it.',
  link: 'The address or the sender’s secret is the authority; nobody has to be signed in.',
  account: 'For whoever is signed in.',
  member: 'For whoever is signed in and not on the waitlist.',
  waitlisted: 'For whoever is on the waitlist.',
  trainer: 'For trainers and administrators.',
  admin: 'For administrators.',
};

/** The name of an endpoint within the page. */
export function anchorOf({ method, path }: Endpoint): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '-')}`.replace(/-$/, '');
}

/** One endpoint: what it does, who may call it, what it takes and answers, and how to try it. */
export function EndpointDoc({ endpoint, baseUrl }: { endpoint: Endpoint; baseUrl: string }) {
  const { method, path, summary, description, caller, scope, query, body, answers } = endpoint;
  const codes = errorsOf(endpoint);
  return (
    <section id={anchorOf(endpoint)} className="scroll-mt-6 border-t border-line py-6">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-mono text-sm font-semibold">
        <span className="text-accent">{method}</span>
        <span className="wrap-anywhere">{path}</span>
      </h3>
      <p className="prose-width mt-1 text-base">{summary}</p>
      <p className="prose-width text-ink-2">
        {description ? `${description} ` : ''}
        {CALLERS[caller]}
        {scope ? (
          <>
            {' '}
            Scope of access tokens: <code className="font-mono text-sm">{scope}</code>.
          </>
        ) : null}
      </p>
      <div className="mt-3 grid gap-4">
        {query ? <Taken title="Query" body={query} /> : null}
        {body ? <Taken title="Body" body={body} /> : null}
        {Object.entries(answers).map(([status, answer]) =>
          answer ? (
            <Taken key={status} title={`Answer ${status}`} body={answer} answer />
          ) : (
            <p key={status} className="font-medium">
              Answer {status} <span className="font-normal text-ink-2">without a body</span>
            </p>
          ),
        )}
        {codes.length > 0 ? (
          <p className="text-ink-2">
            <span className="font-medium text-ink">Errors</span>{' '}
            {codes.map((code) => `${ERROR_CODES[code][0]} ${code}`).join(' · ')}
          </p>
        ) : null}
        <pre className="whitespace-pre-wrap wrap-anywhere rounded-md border border-line bg-surface p-3 font-mono text-xs">
          <code>{curl(endpoint, baseUrl)}</code>
        </pre>
      </div>
    </section>
  );
}

function Taken({ title, body, answer }: { title: string; body: z.ZodType | Bytes; answer?: boolean }) {
  if (isBytes(body)) {
    return (
      <p className="font-medium">
        {title} <span className="font-mono text-xs font-normal text-ink-2">{body.bytes}</span>
      </p>
    );
  }
  const fields = fieldsOf(schemaOf(body, answer ? 'output' : 'input') as JsonSchema);
  return fields.length === 0 ? null : <FieldTable caption={title} fields={fields} answer={answer} />;
}

/** The call as a command line, with the least that it needs. */
function curl({ method, path, caller, scope, query, body }: Endpoint, baseUrl: string): string {
  const required = query ? (exampleOf(schemaOf(query, 'input') as JsonSchema) as Record<string, unknown>) : {};
  const asked = (schemaOfQuery(query).required ?? []).map(
    (name) => `${name}=${encodeURIComponent(String(required[name]))}`,
  );
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${baseUrl}${path}${asked.length ? `?${asked.join('&')}` : ''}'`,
  ];
  if (scope) lines.push(`-H 'Authorization: Bearer sundial_pat_…'`);
  else if (caller !== 'anyone' && caller !== 'link') lines.push(`-H 'Cookie: next-auth.session-token=…'`);
  if (body && isBytes(body)) lines.push(`-H 'Content-Type: image/png' --data-binary @picture.png`);
  else if (body) {
    const example = JSON.stringify(exampleOf(schemaOf(body, 'input') as JsonSchema));
    lines.push(`-H 'Content-Type: application/json'`, `-d '${example}'`);
  }
  return lines.join(' \\\n  ');
}

function schemaOfQuery(query: Endpoint['query']): JsonSchema {
  return query ? (schemaOf(query, 'input') as JsonSchema) : {};
}
