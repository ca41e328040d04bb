import { arc, type DKIMResult, dkimVerify, dmarc, type SPFResult } from 'mailauth';
import { parseAddress } from '../../core/mail/address';
import type { MailAuthentication } from '../../ports/mail';
import { chainIsMalformed, trustedForwarder } from './arc';
import { type RawHeader, senderOf } from './from-header';
import { boundedResolver, type DnsResolver } from './resolver';
import { namesAssistant, type VerifiedSignature, whySignatureIsWeak } from './signatures';
import { checkSpf } from './spf';
import { whyNotVerifiable } from './verifiable';

export interface AuthenticateInput {
  readonly raw: Buffer;
  /** Null for mail that did not come by SMTP: SPF is then left out. */
  readonly remote: { readonly ip: string; readonly helo: string; readonly mailFrom: string } | null;
  /** Instead of `remote`: the envelope domain for which the server that took the mail saw SPF pass, if it is trusted. */
  readonly spfDomain?: string | null;
}

export interface AuthenticateOptions {
  readonly resolve: DnsResolver;
  /** The assistant's address: it has to be in the signed To or Cc, so that old signed mail cannot be replayed to it. Null: not checked. */
  readonly assistant: string | null;
  /** Addresses of the assistant's personas that it came for; one of them in the signed To or Cc will do. */
  readonly personas?: readonly string[];
  /** Epoch milliseconds of receipt; null leaves out the check of the Date header. */
  readonly now: number | null;
  /** Domains whose ARC seals are believed. */
  readonly trustedSealers?: readonly string[];
}

const MAX_LOOKUPS = 60;
const MAX_AGE_MS = 7 * 86_400_000;
const MIN_KEY_BITS = 1024;

/**
 * Who vouches for a message: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489) and ARC (RFC 8617), under stricter rules
 * than delivery needs, because mail at level A2 may command. Never throws on what a message contains.
 */
export async function authenticate(
  input: AuthenticateInput,
  options: AuthenticateOptions,
): Promise<MailAuthentication> {
  const resolver = boundedResolver(options.resolve, MAX_LOOKUPS);
  const spfResult = input.remote ? await checkSpf(input.remote, resolver) : null;
  const unverifiable = whyNotVerifiable(input.raw);
  if (unverifiable) return refusal(unverifiable, spfResult);
  const curTime = options.now === null ? undefined : new Date(options.now);
  const dkim = await dkimVerify(input.raw, { resolver, minBitLength: MIN_KEY_BITS, ...(curTime && { curTime }) });
  const headers = rawHeaders(dkim.headers?.parsed ?? []);
  const arcResult = await arc(dkim.arc as unknown as Parameters<typeof arc>[0], {
    resolver,
    minBitLength: MIN_KEY_BITS,
  });
  const sender = senderOf(headers, dkim.headerFrom);

  // An entry without `aligned` is an ARC seal that the verifier lists among the signatures.
  const passed = (dkim.results as (DKIMResult & VerifiedSignature)[]).filter(
    (each) => each.status.result === 'pass' && each.status.aligned !== undefined,
  );
  const weak = passed.map((each) => whySignatureIsWeak(each, headers));
  const strong = passed.filter((_, i) => weak[i] === null);
  const reasons = weak.filter((reason) => reason !== null).map((reason) => `signature_ignored:${reason}`);
  const vouched = input.remote === null ? (input.spfDomain ?? null) : null;
  const spfDomains = spfResult?.status.result === 'pass' ? [spfResult.domain] : vouched ? [vouched] : [];
  const verdict = sender.from === null ? null : await checkDmarc(sender.from, spfDomains, strong, resolver);
  const aligned = verdict?.aligned ?? [];
  const malformed = chainIsMalformed(headers);
  const forwarded =
    !malformed &&
    sender.from !== null &&
    trustedForwarder(arcResult, dkim.arc?.chain || [], headers, sender.from, options.trustedSealers ?? []);

  const why = (reason: string) => reasons.push(reason);
  let trusted = false;
  if (sender.from === null) why(sender.reason);
  else if (verdict?.result === 'pass') {
    trusted = true;
    why(aligned.length > 0 ? 'dmarc_pass_by_dkim' : 'dmarc_pass_by_spf');
  } else if (verdict?.result === 'none' && aligned.length > 0) {
    trusted = true;
    why('aligned_signature_without_dmarc_record');
  } else if (verdict?.result === 'fail' && forwarded) {
    trusted = true;
    why('forwarded_by_trusted_sealer');
  } else why(`dmarc_${verdict?.result}`);

  const { assistant, personas = [] } = options;
  if (trusted && assistant !== null && !namesAssistant(headers, aligned[0] ?? null, assistant, personas)) {
    trusted = false;
    why('assistant_not_in_signed_recipients');
  }
  const date = dateOf(headers);
  if (trusted && options.now !== null && (date === null || Math.abs(options.now - date) > MAX_AGE_MS)) {
    trusted = false;
    why('date_not_within_seven_days');
  }
  const dkimStatus = summary(dkim.results.map((each) => each.status.result));
  return {
    level: trusted ? 'A2' : 'A0',
    contradicted: verdict?.result === 'fail' && !forwarded,
    temporary: !trusted && sender.from !== null && (verdict?.result === 'temperror' || dkimStatus === 'temperror'),
    from: sender.from,
    reasons,
    signatures: aligned.flatMap((each) => each.id ?? []),
    spf: spfResult?.status.result ?? (vouched ? 'pass' : 'none'),
    dkim: dkimStatus,
    dmarc: verdict?.result ?? 'none',
    arc: malformed ? 'fail' : arcResult.status.result,
    result: { dkim: dkim.results, spf: spfResult, dmarc: verdict?.details ?? null, arc: arcResult },
  };
}

/**
 * DMARC over the signatures that count. The verifier takes `adkim=s` and `aspf=s` for relaxed, so where the record says
 * strict only equal domains are handed to it.
 */
async function checkDmarc(
  from: string,
  spfDomains: readonly string[],
  signatures: readonly (DKIMResult & VerifiedSignature)[],
  resolver: DnsResolver,
) {
  const parsed = parseAddress(from);
  const fromDomain = parsed.ok ? parsed.domain : '';
  const evaluate = (spfs: readonly string[], dkims: readonly VerifiedSignature[]) =>
    dmarc({
      headerFrom: [from],
      spfDomains: [...spfs],
      dkimDomains: dkims.map((each) => ({ id: each.id, domain: each.signingDomain ?? '' })),
      resolver,
    });
  const first = await evaluate(spfDomains, signatures);
  if (!first) return { result: 'none', aligned: [], details: null };
  const strict = first.alignment;
  const dkims = signatures.filter((each) => !strict?.dkim.strict || each.signingDomain?.toLowerCase() === fromDomain);
  const spfs = spfDomains.filter((domain) => !strict?.spf.strict || domain.toLowerCase() === fromDomain);
  const narrowed = dkims.length < signatures.length || spfs.length < spfDomains.length;
  const details = (narrowed && (await evaluate(spfs, dkims))) || first;
  const aligned = dkims.filter((each) => Boolean(each.status.aligned));
  return { result: details.status.result as string, aligned, details };
}

function rawHeaders(lines: readonly { readonly key: string | null; readonly line: string | Buffer }[]): RawHeader[] {
  return lines.map(({ key, line }) => {
    const text = line.toString('utf8').replace(/\r?\n(?=[ \t])/g, '');
    return { name: (key ?? '').toLowerCase(), value: text.slice(text.indexOf(':') + 1).trim() };
  });
}

function dateOf(headers: readonly RawHeader[]): number | null {
  const date = Date.parse(headers.find((header) => header.name === 'date')?.value ?? '');
  return Number.isNaN(date) ? null : date;
}

function summary(results: readonly string[]): string {
  return ['pass', 'temperror', 'fail', 'policy', 'neutral'].find((result) => results.includes(result)) ?? 'none';
}

function refusal(reason: string, spfResult: SPFResult | null): MailAuthentication {
  return {
    level: 'A0',
    contradicted: true,
    temporary: false,
    from: null,
    reasons: [reason],
    signatures: [],
    spf: spfResult?.status.result ?? 'none',
    dkim: 'none',
    dmarc: 'none',
    arc: 'none',
    result: { spf: spfResult },
  };
}
