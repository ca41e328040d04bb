import { createPrivateKey, createPublicKey } from 'node:crypto';
import { dkimSign } from 'mailauth';
import DKIM from 'nodemailer/lib/dkim';
import { rsaKey } from '../rsa-key';

/** Selector of every sandbox domain's key. */
export const SELECTOR = 'sandbox';

/** One RSA key for all sandbox domains; each domain publishes it under its own name. */
export class DomainKeys {
  private constructor(private readonly privateKey: string) {}

  static generate(): DomainKeys {
    return new DomainKeys(rsaKey().export({ type: 'pkcs8', format: 'pem' }).toString());
  }

  static restore(pem: string): DomainKeys {
    return new DomainKeys(pem);
  }

  /** Signs with the key of a domain. */
  async sign(raw: Buffer, domainName: string): Promise<Buffer> {
    const signer = new DKIM({ domainName, keySelector: SELECTOR, privateKey: this.privateKey });
    const chunks: Buffer[] = [];
    for await (const chunk of signer.sign(raw)) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  /** Signs the first bytes of the body only (DKIM `l=`, RFC 6376 3.5), as some senders do: whoever appends breaks nothing. */
  async signBegin(raw: Buffer, domainName: string, bytes: number): Promise<Buffer> {
    const signature = {
      signingDomain: domainName,
      selector: SELECTOR,
      privateKey: this.privateKey,
      canonicalization: 'relaxed/relaxed',
      algorithm: 'rsa-sha256',
      maxBodyLength: bytes,
    };
    const { signatures } = await dkimSign(raw, { signatureData: [signature] } as Parameters<typeof dkimSign>[1]);
    return Buffer.concat([Buffer.from(signatures), raw]);
  }

  /** The TXT record at `<selector>._domainkey.<domain>`. */
  record(): string {
    return dkimRecord(this.privateKey);
  }

  toJSON(): string {
    return this.privateKey;
  }
}

/** The TXT record of a private key in PEM (RFC 6376 3.6.1, RFC 8463 4). */
export function dkimRecord(privateKey: string): string {
  const key = createPublicKey(createPrivateKey(privateKey));
  if (key.asymmetricKeyType === 'ed25519') return `v=DKIM1; k=ed25519; p=${key.export({ format: 'jwk' }).x}`;
  return `v=DKIM1; k=rsa; p=${key.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}
