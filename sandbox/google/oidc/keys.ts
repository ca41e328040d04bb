import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** What the OAuth server signs with; kept in the snapshot, so that tokens outlive a restart. */
export interface OidcKeys {
  readonly signing: object;
  readonly cookie: string;
}

export function generateOidcKeys(): OidcKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing = {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  return { signing, cookie: randomBytes(24).toString('base64url') };
}
