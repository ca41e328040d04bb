import { pageNonce } from '../_shell/nonce';

/**
 * A small script of our own, which scripts/build.mjs makes of NAME.script.ts: it runs on pages without the client runtime,
 * too. Loaded once.
 */
export async function PageScript({ src }: { src: `/built/${string}.js` | '/referral.js' }) {
  return <script type="module" src={src} async nonce={await pageNonce()} />;
}
