'use client';

import { useMessages } from '@/messages/use-messages';
import { Badge, type Tone } from '@/ui/state-mark';
import type { LabelState } from '../schema';

const TONES: Readonly<Record<LabelState, Tone>> = {
  draft: 'waiting',
  submitted: 'moving',
  gold: 'good',
  superseded: 'still',
};

export function StateBadge({ state }: { state: LabelState }) {
  const t = useMessages('labels');
  const words = {
    draft: t('stateDraft'),
    submitted: t('stateSubmitted'),
    gold: t('stateGold'),
    superseded: t('stateSuperseded'),
  };
  return <Badge tone={TONES[state]}>{words[state]}</Badge>;
}
