'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { type Step, stepAfter } from '../constants';

/**
 * What is interactive of each step, loaded with the step that is shown. The server renders it all the same, and hints the
 * browser at the script; there is nothing to be seen of it.
 */
export const ZoneStep = dynamic(async () => (await import('./zone-step')).ZoneStep);
export const AccountCard = dynamic(async () => (await import('@/modules/connections/ui/account-card')).AccountCard);
export const OtherCalendars = dynamic(
  async () => (await import('@/modules/connections/ui/other-calendars')).OtherCalendars,
);
export const StartNow = dynamic(async () => (await import('./start-now')).StartNow);
export const DocumentStep = dynamic(async () => (await import('./document-step')).DocumentStep);
export const DetailsStep = dynamic(async () => (await import('./details-step')).DetailsStep);
export const VipSuggestions = dynamic(
  async () => (await import('@/modules/contacts/ui/vip-suggestions')).VipSuggestions,
);
export const AssistantStep = dynamic(async () => (await import('./assistant-step')).AssistantStep);
export const RehearsalStep = dynamic(async () => (await import('./rehearsal-step')).RehearsalStep);

const LOADERS: Record<Step, () => Promise<unknown>> = {
  zone: () => import('./zone-step'),
  calendar: () =>
    Promise.all([import('@/modules/connections/ui/account-card'), import('@/modules/connections/ui/other-calendars')]),
  document: () => import('./document-step'),
  details: () => import('./details-step'),
  people: () => import('@/modules/contacts/ui/vip-suggestions'),
  assistant: () => import('./assistant-step'),
  rehearsal: () => import('./rehearsal-step'),
};
/** The page is there and at rest before the next step is fetched. */
const REST_MS = 1_500;

/** Fetches what the next step is made of while this one is looked at. */
export function PrefetchNext({ step }: { step: Step }) {
  useEffect(() => {
    const timer = setTimeout(() => void LOADERS[stepAfter(step)]().catch(() => {}), REST_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return null;
}
