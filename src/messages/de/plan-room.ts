import type { Translated } from '../message-keys';

export default {
  again: 'In Ihrem Tarif ist wieder Platz. Was deshalb nicht begonnen wurde, lässt sich jetzt vereinbaren.',
  waited: 'Als es kam, war in Ihrem Tarif kein Platz. Jetzt ist Platz.',
} satisfies Translated<'plan-room'>;
