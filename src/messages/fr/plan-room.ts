import type { Translated } from '../message-keys';

export default {
  again: 'Il y a de nouveau de la place dans votre formule. Ce qui n’a pas été commencé peut l’être maintenant.',
  waited: 'À son arrivée, il n’y avait pas de place dans votre formule. Il y en a maintenant.',
} satisfies Translated<'plan-room'>;
