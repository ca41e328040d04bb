'use client';

import { useSignupSync } from './use-signup-sync';

/** Sends what was told at sign-up wherever somebody lands after it. Shows nothing. */
export function SignupSync() {
  useSignupSync();
  return null;
}
