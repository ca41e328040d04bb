export { receive } from './commands/receive';
export { forgetRawMail } from './commands/retention';
export { queueMail, sendQueued } from './commands/send';
