import { findLocalServers, type UsualPort } from '@/adapters/model/local-servers';
import { probeModel } from '@/adapters/model/probe';
import { nameOf } from '@/adapters/model/settings';
import type { ServerEnvironment } from '@/config/environment';
import { modelSettings } from '@/main/model-settings';
import type { LocalModelServer } from '@/ports/model';
import { bad, type Finding, note, ok } from '@/supervisor/doctor/finding';

type ModelVariables = Pick<ServerEnvironment, 'MODEL' | 'LLM_BASE_URL' | 'LLM_API_KEY' | 'SANDBOX'>;

/**
 * Whether there is a language model, and whether it can be reached with the key that is set; if not, which servers of this
 * machine could be used (looked for at `ports`, by default the usual ones), and what to set for that.
 */
export async function modelFinding(
  env: ModelVariables,
  running: boolean,
  ports?: readonly UsualPort[],
): Promise<Finding> {
  const settings = modelSettings(env);
  if (settings === null) {
    const nearby = await findLocalServers(ports);
    const hint = nearby.length > 0 ? nearby.map(settingOf).join('\n') : 'To have one, set MODEL and LLM_API_KEY.';
    return note('No language model: mail is read by the grammar alone', hint);
  }
  const name = nameOf(settings);
  if (env.SANDBOX && !running) return note(`Language model ${name}: the sandbox's, which does not run now`);
  const found = await probeModel(settings);
  if (!found.ok) {
    const check = 'Check MODEL, LLM_BASE_URL and LLM_API_KEY. Until then the grammar reads alone.';
    const nearby = await findLocalServers(ports);
    return bad(`Language model ${name}: ${found.reason}`, [check, ...nearby.map(settingOf)].join('\n'));
  }
  if (found.listed === false)
    return note(`Language model ${name} answers, and does not list this model`, 'Check MODEL.');
  return ok(`Language model ${name} answers; it reads the mail of owners who have switched it on in the settings`);
}

/** More names than these are not listed. */
const MOST_NAMED = 5;

function settingOf({ program, baseUrl, models }: LocalModelServer): string {
  const [first] = models;
  if (first === undefined) return `${program} runs on this machine (${baseUrl}) and has no model yet.`;
  const others = models.slice(1, MOST_NAMED);
  const more =
    others.length > 0 ? `  (it also has ${others.join(', ')}${models.length > MOST_NAMED ? ', …' : ''})` : '';
  return `${program} runs on this machine: set MODEL=compatible:${first} and LLM_BASE_URL=${baseUrl}${more}`;
}
