import { ERROR_CODES } from '@/core/http/codes';
import { runtime } from '@/ports/runtime';
import { TAGS } from '@/server/openapi/endpoint';
import { ENDPOINTS } from '@/server/openapi/registry';
import { HOOK_DESCRIPTION, HOOK_TYPES } from '@/server/openapi/webhooks';
import { PageHead } from '../../../_site/parts';
import { PublicPage } from '../../../_site/public-page';
import { anchorOf, EndpointDoc } from './endpoint-doc';
import { WebhookDoc } from './webhook-doc';

export const metadata = { title: 'API', robots: { index: false } };

const GROUPS = TAGS.map((tag) => ({ tag, endpoints: ENDPOINTS.filter((endpoint) => endpoint.tag === tag) }));

/** The API's documentation, made of the schemas that its routes parse with. */
export default function ApiDocsPage() {
  const { baseUrl } = runtime().settings;
  return (
    <PublicPage lang="en">
      <PageHead title="API">
        <p>
          JSON in, JSON out, under <code className="font-mono text-sm">{baseUrl}/api</code>. A call carries the cookie
          of a browser that is signed in or, where a scope is named, an{' '}
          <a href="/settings/developers" className="underline underline-offset-3">
            access token
          </a>{' '}
          of that scope. Lists take <code className="font-mono text-sm">cursor</code>,{' '}
          <code className="font-mono text-sm">limit</code> (unsaid: 10 on the first page, then 20) and{' '}
          <code className="font-mono text-sm">q</code>, and answer{' '}
          <code className="font-mono text-sm">{'{items, nextCursor}'}</code>; errors are{' '}
          <code className="font-mono text-sm">{'{error, code, fields?}'}</code> with a code from{' '}
          <a href="#codes" className="underline underline-offset-3">
            the table below
          </a>
          . The same as a file:{' '}
          <a href="/api/openapi.json" className="underline underline-offset-3">
            OpenAPI 3.1
          </a>
          .
        </p>
      </PageHead>
      <nav aria-label="Endpoints" className="mt-6 columns-1 gap-8 sm:columns-2">
        {GROUPS.map(({ tag, endpoints }) => (
          <div key={tag} className="mb-4 break-inside-avoid">
            <p className="font-semibold">{tag}</p>
            <ul>
              {endpoints.map((endpoint) => (
                <li key={anchorOf(endpoint)}>
                  <a
                    href={`#${anchorOf(endpoint)}`}
                    className="grid grid-cols-[56px_minmax(0,1fr)] items-baseline text-ink-2 hover:text-ink"
                  >
                    <span className="font-mono text-xs">{endpoint.method}</span>
                    {endpoint.summary}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {GROUPS.map(({ tag, endpoints }) => (
        <section key={tag} aria-labelledby={`tag-${tag}`} className="mt-10">
          <h2 id={`tag-${tag}`} className="pb-3 text-lg font-semibold tracking-tight">
            {tag}
          </h2>
          {endpoints.map((endpoint) => (
            <EndpointDoc key={anchorOf(endpoint)} endpoint={endpoint} baseUrl={baseUrl} />
          ))}
        </section>
      ))}
      <section aria-labelledby="webhooks" className="mt-10">
        <h2 id="webhooks" className="scroll-mt-6 pb-3 text-lg font-semibold tracking-tight">
          Webhooks
        </h2>
        <p className="prose-width pb-3 text-ink-2">{HOOK_DESCRIPTION}</p>
        {HOOK_TYPES.map((type) => (
          <WebhookDoc key={type} type={type} />
        ))}
      </section>
      <section aria-labelledby="codes" className="mt-10">
        <h2 id="codes" className="scroll-mt-6 pb-3 text-lg font-semibold tracking-tight">
          Codes of errors
        </h2>
        <dl>
          {Object.entries(ERROR_CODES).map(([code, [status, meaning]]) => (
            <div
              key={code}
              className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[200px_48px_minmax(0,1fr)]"
            >
              <dt className="font-mono text-xs leading-5">{code}</dt>
              <dd className="text-ink-3">{status}</dd>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  );
}
