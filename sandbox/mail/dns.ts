import DNS from 'dns2';
import { SANDBOX_DOMAINS } from '../people';
import { type DomainKeys, SELECTOR } from './dkim';

const { Packet } = DNS;
const TTL_SECONDS = 60;
const NAME_ERROR = 3;

export interface DnsOptions {
  readonly keys: DomainKeys;
  readonly assistantDomain: string;
  /** TXT records of the assistant's domain besides SPF and DMARC, for example its DKIM key, by full name. */
  readonly assistantRecords: Readonly<Record<string, string>>;
}

interface Zone {
  readonly mx: ReadonlyMap<string, string>;
  readonly txt: ReadonlyMap<string, string>;
  readonly hosts: ReadonlySet<string>;
}

/** The DNS of the sandbox: MX, A, SPF, DKIM and DMARC of all its domains. What it does not know does not exist. */
export function dnsServer(options: DnsOptions) {
  const zone = zoneOf(options);
  return DNS.createServer({
    udp: true,
    tcp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const question = request.questions[0];
      if (question) {
        const found = answersTo(zone, question.name.toLowerCase(), question.type);
        response.answers.push(
          ...found.map((data) => ({ ...data, name: question.name, class: Packet.CLASS.IN, ttl: TTL_SECONDS }) as never),
        );
        response.header.aa = 1;
        if (!isName(zone, question.name.toLowerCase())) response.header.rcode = NAME_ERROR;
      }
      void send(response);
    },
  });
}

/** Listens on one port of 127.0.0.1 for UDP and TCP, and answers the port. */
export async function listenDns(server: ReturnType<typeof dnsServer>, port: number): Promise<number> {
  const both = { port: port || 20_000 + Math.floor(Math.random() * 40_000), address: '127.0.0.1' };
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  await Promise.race([server.listen({ udp: both, tcp: both }), failed]);
  return both.port;
}

function zoneOf({ keys, assistantDomain, assistantRecords }: DnsOptions): Zone {
  const mx = new Map<string, string>();
  const txt = new Map<string, string>(
    Object.entries(assistantRecords).map(([name, text]) => [name.toLowerCase(), text]),
  );
  for (const domain of [...SANDBOX_DOMAINS, assistantDomain]) {
    mx.set(domain, `mx.${domain}`);
    txt.set(domain, 'v=spf1 ip4:127.0.0.1 -all');
    txt.set(`_dmarc.${domain}`, 'v=DMARC1; p=reject');
  }
  for (const domain of SANDBOX_DOMAINS) txt.set(`${SELECTOR}._domainkey.${domain}`, keys.record());
  return { mx, txt, hosts: new Set([...mx.keys(), ...mx.values()]) };
}

function isName(zone: Zone, name: string): boolean {
  return zone.hosts.has(name) || zone.txt.has(name);
}

function answersTo(zone: Zone, name: string, type: number): object[] {
  if (type === Packet.TYPE.A && zone.hosts.has(name)) return [{ type, address: '127.0.0.1' }];
  const exchange = zone.mx.get(name);
  if (type === Packet.TYPE.MX && exchange) return [{ type, exchange, priority: 10 }];
  const text = zone.txt.get(name);
  // A character string holds 255 octets at most (RFC 1035 3.3); a long text is several of them.
  if (type === Packet.TYPE.TXT && text) return [{ type, data: text.match(/.{1,255}/gs) ?? [] }];
  return [];
}
