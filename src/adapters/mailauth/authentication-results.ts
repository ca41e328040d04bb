/**
 * The domain for which a server that we trust saw SPF pass, from the topmost Authentication-Results header (RFC 8601) if
 * that server wrote it; null otherwise. Nothing else of the header is believed: signatures and DMARC we check ourselves,
 * only SPF needs the address of the client, which a mailbox does not tell.
 */
export function trustedSpfDomain(raw: Buffer, trustedServer: string | null): string | null {
  if (trustedServer === null) return null;
  const value = topmostResults(raw);
  if (value === null) return null;
  const [server = '', ...results] = withoutComments(value).split(';');
  if (server.trim().split(/\s+/)[0]?.toLowerCase() !== trustedServer.toLowerCase()) return null;
  const spf = results.map((result) => result.trim()).filter((result) => /^spf\s*=/i.test(result));
  const [only] = spf;
  if (spf.length !== 1 || !only || !/^spf\s*=\s*pass(\s|$)/i.test(only)) return null;
  const from = /\ssmtp\.mailfrom\s*=\s*"?([^\s";]+)"?/i.exec(only)?.[1];
  const domain = from?.slice(from.lastIndexOf('@') + 1).toLowerCase();
  return domain && /^[a-z0-9.-]{1,253}$/.test(domain) ? domain : null;
}

const MAX_HEADER = 64 * 1024;

function topmostResults(raw: Buffer): string | null {
  const head = raw.subarray(0, MAX_HEADER).toString('latin1');
  const end = head.search(/\r?\n\r?\n/);
  const lines = (end < 0 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((each) => /^authentication-results\s*:/i.test(each));
  return line ? line.slice(line.indexOf(':') + 1) : null;
}

/** Comments nest (RFC 5322 3.2.2); what stands in them is no result. */
function withoutComments(value: string): string {
  let depth = 0;
  let kept = '';
  let quoted = false;
  for (let i = 0; i < value.length; i += 1) {
    const char = value[i] as string;
    if (char === '\\') {
      if (depth === 0) kept += value.slice(i, i + 2);
      i += 1;
    } else if (depth === 0 && char === '"') {
      quoted = !quoted;
      kept += char;
    } else if (!quoted && char === '(') depth += 1;
    else if (depth > 0 && char === ')') depth -= 1;
    else if (depth === 0) kept += quoted && char === ';' ? ' ' : char;
  }
  return kept;
}
