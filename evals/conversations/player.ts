import { TEMPLATE } from '../../tests/support/template';
import type { Conversation } from './format';
import { playConversation } from './play';

/** A process that plays one conversation after another: one comes in as a message, its outcome goes out as another. */
const [serverUrl = '', desk = ''] = process.argv.slice(2);
process.on('message', (given: Conversation) => {
  void playConversation(given, serverUrl, TEMPLATE, desk || null).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
