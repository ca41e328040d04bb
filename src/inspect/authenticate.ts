import { z } from 'zod';
import { authenticate } from '../adapters/mailauth/authenticate';
import type { DnsResolver } from '../adapters/mailauth/resolver';

const MAX_ALIASES = 8;
const answer = z.union([
  z.string(),
  z.array(z.union([z.string(), z.number()])),
  z.object({ priority: z.number(), exchange: z.string() }),
]);
type Answer = z.infer<typeof answer>;
const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  raw: z.string(),
  remoteIp: z.string().optional(),
  helo: z.string().optional(),
  mailFrom: z.string().optional(),
  /** Records by name, then by type. A name that is missing does not exist; `TIMEOUT` is a server that does not answer. */
  dns: z.record(z.string(), z.union([z.literal('TIMEOUT'), z.record(z.string(), z.array(answer))])).default({}),
  /** The address that has to be in the signed recipients; not checked when absent. */
  assistant: z.string().optional(),
  /** ISO 8601; the age of the message is not checked when absent. */
  now: z.string().optional(),
  trustedSealers: z.array(z.string()).optional(),
});

/** `sundial inspect authenticate`: who vouches for a message, with DNS given in the row. */
export async function inspectAuthenticate(row: unknown): Promise<object> {
  const input = rowSchema.parse(row);
  const result = await authenticate(
    {
      raw: Buffer.from(withCrlf(input.raw), 'utf8'),
      remote: input.remoteIp ? { ip: input.remoteIp, helo: input.helo ?? '', mailFrom: input.mailFrom ?? '' } : null,
    },
    {
      resolve: resolverOf(input.dns),
      assistant: input.assistant ?? null,
      now: input.now === undefined ? null : Date.parse(input.now),
      trustedSealers: input.trustedSealers ?? [],
    },
  );
  const { level, from, reasons, spf, dkim, dmarc, arc } = result;
  return { id: input.id, spf, dkim, dmarc, arc, level, from, reasons };
}

/** Lines end with CRLF on the wire; JSON rows are mostly written with LF. */
function withCrlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}

function resolverOf(dns: z.infer<typeof rowSchema>['dns']): DnsResolver {
  const zone = new Map(Object.entries(dns).map(([name, records]) => [canonical(name), records]));
  const look = async (name: string, type: string, hops: number): Promise<string[][] | string[]> => {
    const records = zone.get(canonical(name));
    if (!records) throw Object.assign(new Error(`No such name: ${name}`), { code: 'ENOTFOUND' });
    if (records === 'TIMEOUT') throw Object.assign(new Error(`No answer: ${name}`), { code: 'ETIMEOUT' });
    const found = records[type] ?? [];
    const alias = records.CNAME?.[0];
    if (found.length === 0 && typeof alias === 'string' && hops < MAX_ALIASES) return look(alias, type, hops + 1);
    if (found.length === 0) throw Object.assign(new Error(`No ${type} record: ${name}`), { code: 'ENODATA' });
    if (type === 'TXT') return found.map((text) => [text].flat().map(String));
    if (type === 'MX') return found.map(mailExchange) as unknown as string[];
    return found.map(String);
  };
  return (name, type) => look(name, type, 0);
}

function canonical(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** `10 mx.example`, `mx.example`, `[10, 'mx.example']` or as node:dns gives it. */
function mailExchange(given: Answer): { priority: number; exchange: string } {
  if (typeof given === 'object' && 'exchange' in given) return given;
  const text = [given].flat().join(' ');
  const [, priority = '0', exchange = text] = /^\s*(\d+)\s+(\S+)\s*$/.exec(text) ?? [];
  return { priority: Number(priority), exchange };
}
