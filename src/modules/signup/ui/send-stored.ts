import { sendJson } from '@/ui/fetch-json';
import { SIGNUP_KEY } from '../constants';
import { signupData } from '../schema';

/** `none`: nothing was stored. `sent`: it is with the account, or could not be read, and is gone. `kept`: for another try. */
export type Sync = 'none' | 'sent' | 'kept';

const TIMEOUT_MS = 15_000;

/** Sends what the sign-up page has stored to the account that is signed in now. */
export async function sendStored(): Promise<Sync> {
  const stored = localStorage.getItem(SIGNUP_KEY);
  if (stored === null) return 'none';
  const data = read(stored);
  if (data) {
    try {
      await sendJson('/api/user/signup', 'POST', data, AbortSignal.timeout(TIMEOUT_MS));
    } catch (error) {
      console.warn('What was told at sign-up could not be sent. It is kept for the next time.', error);
      return 'kept';
    }
  }
  localStorage.removeItem(SIGNUP_KEY);
  return 'sent';
}

function read(stored: string) {
  try {
    return signupData.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
