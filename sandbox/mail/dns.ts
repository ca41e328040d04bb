import DNS from 'dns2';
import { type DomainKeys, SELECTOR } from './dkim';
import type { MailDomains } from './domains';

const { Packet } = DNS;
const TTL_SECONDS = 60;
const NAME_ERROR = 3;
const HERE = '127.0.0.1';

export interface DnsOptions {
  readonly keys: DomainKeys;
  readonly domains: MailDomains;
  /** TXT records of the assistant's domain besides SPF and DMARC, for example its DKIM key, by full name. */
  readonly assistantRecords: Readonly<Record<string, string>>;
}

interface Name {
  readonly address?: string;
  readonly exchange?: string;
  readonly text?: string;
}

/** Tries to find a port that is free for UDP and TCP alike. */
const ATTEMPTS = 5;

export interface DnsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** The DNS of the sandbox: MX, A, SPF, DKIM and DMARC of all its domains. What it does not know does not exist. */
function dnsServer(options: DnsOptions) {
  return DNS.createServer({
    udp: true,
    tcp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const question = request.questions[0];
      if (question) {
        const name = nameOf(options, question.name.toLowerCase());
        const found = name ? answersTo(name, question.type) : [];
        const common = { name: question.name, class: Packet.CLASS.IN, ttl: TTL_SECONDS };
        response.answers.push(...found.map((data) => ({ ...common, ...data }) as never));
        response.header.aa = 1;
        if (!name) response.header.rcode = NAME_ERROR;
      }
      void send(response);
    },
  });
}

/** Listens on one port of 127.0.0.1 for UDP and TCP; 0 takes one that is free for both. */
export async function startDns(options: DnsOptions, port: number): Promise<DnsListener> {
  for (let attempt = 1; ; attempt++) {
    const server = dnsServer(options);
    const both = { port: port || 20_000 + Math.floor(Math.random() * 40_000), address: HERE };
    try {
      const failed = new Promise<never>((_, reject) => server.on('error', reject));
      await Promise.race([server.listen({ udp: both, tcp: both }), failed]);
      return { port: both.port, close: () => server.close() };
    } catch (error) {
      if (port !== 0 || attempt === ATTEMPTS) throw error;
    }
  }
}

/** What stands at a name; undefined when the name does not exist. */
function nameOf({ keys, domains, assistantRecords }: DnsOptions, name: string): Name | undefined {
  const isDomain = (domain: string) => domain === domains.assistant || domains.has(domain);
  const text = Object.entries(assistantRecords).find(([key]) => key.toLowerCase() === name)?.[1];
  if (text) return { text };
  if (isDomain(name)) return { address: HERE, exchange: `mx.${name}`, text: `v=spf1 ip4:${HERE} -all` };
  if (isDomain(after('mx.', name))) return { address: HERE };
  if (isDomain(after('_dmarc.', name))) return { text: 'v=DMARC1; p=reject' };
  if (domains.has(after(`${SELECTOR}._domainkey.`, name))) return { text: keys.record() };
  return undefined;
}

function after(prefix: string, name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : '';
}

function answersTo({ address, exchange, text }: Name, type: number): object[] {
  if (type === Packet.TYPE.A && address) return [{ type, address }];
  if (type === Packet.TYPE.MX && exchange) return [{ type, exchange, priority: 10 }];
  // A character string holds 255 octets at most (RFC 1035 3.3); a long text is several of them.
  if (type === Packet.TYPE.TXT && text) return [{ type, data: text.match(/.{1,255}/gs) ?? [] }];
  return [];
}
