import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { schemaOf } from '@/server/openapi/document';
import { type Endpoint, errorsOf, isBytes } from '@/server/openapi/endpoint';
import { ENDPOINTS } from '@/server/openapi/registry';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const compiled = new Map<Endpoint, Map<number, ValidateFunction>>();

/** The entry of the API's description for a call, or null; a path in words goes before one with a parameter. */
export function endpointFor(method: string, path: string): Endpoint | null {
  const bare = path.replace(/\?.*$/, '');
  const fitting = ENDPOINTS.filter((endpoint) => endpoint.method === method && patternOf(endpoint.path).test(bare));
  const parameters = ({ path: known }: Endpoint) => known.split('{').length;
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0] ?? null;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** What an answer of the API has that its description does not say; empty for calls that are not described at all. */
export async function misfits(method: string, path: string, answer: Response): Promise<string[]> {
  const endpoint = endpointFor(method, path);
  if (!endpoint || answer.status === 500) return [];
  const place = `${method} ${path} → ${answer.status}`;
  if (answer.status >= 400 && !(answer.status in endpoint.answers)) {
    const { code } = (await answer.clone().json()) as { code: string };
    const known: readonly string[] = errorsOf(endpoint);
    return known.includes(code) ? [] : [`${place}: the code ${code} is not described`];
  }
  const body = endpoint.answers[answer.status];
  if (body === undefined) return [`${place}: the status is not described`];
  if (body === null || isBytes(body)) return [];
  const byStatus = compiled.get(endpoint) ?? new Map<number, ValidateFunction>();
  compiled.set(endpoint, byStatus);
  const validate = byStatus.get(answer.status) ?? ajv.compile(schemaOf(body, 'output'));
  byStatus.set(answer.status, validate);
  if (validate(await answer.clone().json())) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${place}: ${instancePath} ${message}`);
}
