import { join } from 'node:path';
import { authenticate as mailauth, spf } from 'mailauth';
import { inspectAuthenticate } from '@/inspect/authenticate';
import { jsonLines } from '../reader/time-rows';

type Records = Readonly<Record<string, readonly unknown[]>>;
type Zone = Record<string, Records | 'TIMEOUT'>;
interface ArcRow {
  readonly id: string;
  readonly kind: string;
  readonly dns: Readonly<Record<string, string>>;
  readonly test: { readonly message: string; readonly cv?: string };
}
interface SpfRow {
  readonly id: string;
  readonly zonedata: Readonly<Record<string, readonly (string | Readonly<Record<string, unknown>>)[]>>;
  readonly helo: string;
  readonly ip: string;
  readonly mailfrom: string;
  readonly result: readonly string[];
}

/** How many rows of the outside suites for ARC and SPF come out right, through our checks and through mailauth alone. */
export async function authenticationLines(folder: string): Promise<string[]> {
  const read = (name: string) => jsonLines(join(folder, 'mail-auth', name)) as unknown[];
  const arcs = (read('arc.open.jsonl') as ArcRow[]).filter((row) => row.kind === 'validate');
  const arcScores = await Promise.all(arcs.map(arcScore));
  const spfScores = await Promise.all((read('spf-rfc7208.open.jsonl') as SpfRow[]).map(spfScore));
  return [summary('ARC', arcScores), summary('SPF (RFC 7208)', spfScores)];
}

interface Score {
  readonly id: string;
  readonly ours: boolean;
  readonly alone: boolean;
}

function summary(name: string, scores: readonly Score[]): string {
  const count = (of: (score: Score) => boolean): number => scores.filter(of).length;
  const wrong = scores.filter((score) => !score.ours).map((score) => score.id);
  const named = wrong.length > 0 ? `; wrong: ${wrong.join(', ')}` : '';
  return `- ${name}: ${count((s) => s.ours)} of ${scores.length}, mailauth alone ${count((s) => s.alone)}${named}`;
}

async function arcScore(row: ArcRow): Promise<Score> {
  const dns: Zone = Object.fromEntries(Object.entries(row.dns).map(([name, text]) => [name, { TXT: [text] }]));
  const expected = row.test.cv?.toLowerCase() || 'none';
  const verdict = (result: string): string => (result === 'pass' || result === 'none' ? result : 'fail');
  const ours = (await inspectAuthenticate({ id: row.id, raw: row.test.message, dns })) as { arc: string };
  const raw = Buffer.from(row.test.message.replace(/\r?\n/g, '\r\n'));
  const alone = await mailauth(raw, { resolver: resolverOf(dns) } as never).catch(() => null);
  return {
    id: row.id,
    ours: verdict(ours.arc) === expected,
    alone:
      verdict((alone as { arc?: { status?: { result: string } } } | null)?.arc?.status?.result ?? 'none') === expected,
  };
}

async function spfScore(row: SpfRow): Promise<Score> {
  const dns = zoneOf(row.zonedata);
  const remote = { remoteIp: row.ip, helo: row.helo, mailFrom: row.mailfrom };
  const ours = (await inspectAuthenticate({ id: row.id, raw: 'From: a@b.example\n\nx', ...remote, dns })) as {
    spf: string;
  };
  const alone = await spf({ sender: row.mailfrom, ip: row.ip, helo: row.helo, resolver: resolverOf(dns) }).catch(
    () => null,
  );
  return {
    id: row.id,
    ours: row.result.includes(ours.spf),
    alone: row.result.includes(alone?.status.result ?? 'error'),
  };
}

/** The suite's way of writing zones: SPF records stand for TXT where a name has no TXT of its own. */
function zoneOf(data: SpfRow['zonedata']): Zone {
  const zone: Zone = {};
  for (const [name, entries] of Object.entries(data)) {
    const records: Record<string, unknown[]> = {};
    const ownText = entries.some((entry) => typeof entry === 'object' && 'TXT' in entry);
    for (const entry of entries) {
      if (typeof entry === 'string') continue;
      for (const [type, value] of Object.entries(entry)) {
        if ((type === 'SPF' && ownText) || value === 'NONE' || value === 'TIMEOUT') continue;
        const text = Array.isArray(value) ? value.join(type === 'MX' ? ' ' : '') : value;
        const key = type === 'SPF' ? 'TXT' : type;
        records[key] = [...(records[key] ?? []), text];
      }
    }
    const silent = entries.some((entry) => entry === 'TIMEOUT' || Object.values(entry).includes('TIMEOUT'));
    zone[name] = silent && Object.keys(records).length === 0 ? 'TIMEOUT' : records;
  }
  return zone;
}

function resolverOf(dns: Zone): (name: string, type: string) => Promise<string[][]> {
  const byName = new Map(Object.entries(dns).map(([name, records]) => [name.toLowerCase(), records]));
  return async (name, type) => {
    const records = byName.get(name.toLowerCase().replace(/\.$/, ''));
    if (records === 'TIMEOUT') throw Object.assign(new Error(name), { code: 'ETIMEOUT' });
    const found = records?.[type] ?? [];
    if (found.length === 0) throw Object.assign(new Error(name), { code: records ? 'ENODATA' : 'ENOTFOUND' });
    if (type === 'TXT') return found.map((text) => [String(text)]);
    if (type !== 'MX') return found.map(String) as unknown as string[][];
    return found.map((text) => {
      const [priority = '0', exchange = ''] = String(text).split(' ');
      return { priority: Number(priority), exchange };
    }) as unknown as string[][];
  };
}
