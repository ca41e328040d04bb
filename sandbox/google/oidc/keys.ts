import { randomBytes } from 'node:crypto';
import { rsaKey } from '../../rsa-key';

/** What the OAuth server signs with; kept in the snapshot, so that tokens outlive a restart. */
export interface OidcKeys {
  readonly signing: object;
  readonly cookie: string;
}

export function generateOidcKeys(): OidcKeys {
  const signing = {
    ...rsaKey().export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  return { signing, cookie: randomBytes(24).toString('base64url') };
}
