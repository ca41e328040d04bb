import '@/core/validation-messages';
import { calendarTools } from './calendar-tools';
import { type Call, parseCall } from './call';
import type { Office } from './office';
import type { Order } from './order';
import { recordTools } from './record-tools';
import { type Outcome, refused, type Tool } from './tool';

const TOOLS: Readonly<Record<string, Tool>> = { ...calendarTools, ...recordTools };

/**
 * The one way from a call to an effect: known tool, arguments of the right form, what they name exists, the time is
 * possible, and it is what the owner has ordered. Nothing is changed unless all of it holds.
 */
export function perform(text: string | Call, office: Office, order: Order): Outcome {
  const call = typeof text === 'string' ? parseCall(text) : text;
  if (!call) return refused('call', 'It is no call');
  const tool = Object.hasOwn(TOOLS, call.tool) ? TOOLS[call.tool] : undefined;
  if (!tool) return refused('tool', `There is no tool ${call.tool}`);
  const args = tool.takes.safeParse(call.args);
  if (!args.success) {
    const said = args.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
    return refused('arguments', said.join('; '));
  }
  return tool.run(args.data as never, office, order);
}
