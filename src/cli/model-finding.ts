import { probeModel } from '@/adapters/model/probe';
import { nameOf } from '@/adapters/model/settings';
import type { ServerEnvironment } from '@/config/environment';
import { modelSettings } from '@/main/model-settings';
import { bad, type Finding, note, ok } from '@/supervisor/doctor/finding';

/** Whether there is a language model, and whether it can be reached with the key that is set. */
export async function modelFinding(env: ServerEnvironment, running: boolean): Promise<Finding> {
  const settings = modelSettings(env);
  if (settings === null) {
    return note('No language model: mail is read by the grammar alone', 'To have one, set MODEL and LLM_API_KEY.');
  }
  const name = nameOf(settings);
  if (env.SANDBOX && !running) return note(`Language model ${name}: the sandbox's, which does not run now`);
  const found = await probeModel(settings);
  if (!found.ok) {
    return bad(
      `Language model ${name}: ${found.reason}`,
      'Check MODEL, LLM_BASE_URL and LLM_API_KEY. Until then the grammar reads alone.',
    );
  }
  if (found.listed === false)
    return note(`Language model ${name} answers, and does not list this model`, 'Check MODEL.');
  return ok(`Language model ${name} answers; it reads the mail of owners who have switched it on in the settings`);
}
