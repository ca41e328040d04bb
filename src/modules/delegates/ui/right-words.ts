import type { Right } from '../constants';

/** What each right lets somebody do. */
export const RIGHT_WORDS: Readonly<Record<Right, string>> = {
  schedule: 'Arrange meetings with you that they attend',
  initiate: 'Arrange meetings for you without them',
};
