import { expect, it } from 'vitest';
import { answerOf } from '../document/document.fixture';
import { EXAMPLES } from './examples';

it('every example is a rule as it stands', () => {
  const wrong = EXAMPLES.flatMap(({ sentences }) => sentences).filter(
    (sentence) => !answerOf(`- ${sentence}`).sentences.every(({ understood }) => understood === 'yes'),
  );
  expect(wrong).toEqual([]);
});
