import { pageNonce } from '../_shell/nonce';

/**
 * Keeps a page unseen that guesses another clock than the device's, until it is shown on that one, and remembers the clock that
 * was chosen: ./own-zone.script. Stands first within what says `data-guessed-zone`, and runs before anything of it is painted.
 */
export async function OwnZone() {
  return <script src="/built/own-zone.js" nonce={await pageNonce()} />;
}
