import { InvalidEnvironment, parseEnvironment } from '@/config/environment';
import { backupFinding } from '@/supervisor/doctor/backup';
import { bad, type Finding, note, ok, render } from '@/supervisor/doctor/finding';
import { liveFindings } from '@/supervisor/doctor/live';
import { machineFindings, rootFinding } from '@/supervisor/doctor/machine';
import { runningFindings } from '@/supervisor/doctor/running';
import { DATABASE, dataDirectoryOf, ENV_FILE, installationVariables, ROOT } from '@/supervisor/installation';
import { runningSupervisor } from '@/supervisor/lock';
import { storedPorts } from '@/supervisor/ports';
import { clusterUrl } from '@/supervisor/postgres';
import { isSet, productVariables } from '@/supervisor/settings';
import { mailboxFindings } from './doctor-mailbox';
import { paymentFindings, pricesOffered } from './doctor-payment';
import { textingFindings } from './doctor-texting';
import { modelFinding } from './model-finding';

/** `sundial doctor`: prints what was looked at; the exit status is 1 when something is wrong with what is there. */
export async function doctor(): Promise<number> {
  const variables = installationVariables();
  const dataDirectory = dataDirectoryOf(ROOT, variables);
  const ports = storedPorts(dataDirectory);
  const say = (title: string, findings: readonly Finding[]) => process.stdout.write(`${render(title, findings)}\n`);
  const machine = machineFindings(dataDirectory);
  say('This machine', machine);
  if (ports === null) {
    say('Running', [
      note(
        `Sundial has not been started with the data folder ${dataDirectory} yet`,
        'Start it with `npm start`; where it runs with another folder, name that by DATA_DIR.',
      ),
    ]);
    return machine.some(({ state }) => state === 'bad') ? 1 : 0;
  }
  const engine = {
    ingressUrl: `http://127.0.0.1:${ports.engineIngress}`,
    adminUrl: `http://127.0.0.1:${ports.engineAdmin}`,
    identityKey: '',
  };
  const databaseUrl = clusterUrl(dataDirectory, ports.postgres, DATABASE);
  try {
    const embedded = { databaseUrl, engine, ports, buildId: 'doctor', dataDirectory };
    const environment = parseEnvironment(productVariables(variables, embedded));
    say('Configuration', [ok(`${ENV_FILE} is complete; data are in ${dataDirectory}`)]);
    const supervisor = runningSupervisor(dataDirectory);
    const running = [
      ...(await runningFindings(environment, ports, { supervisor, ownDatabase: isSet(variables.DATABASE_URL) })),
      await modelFinding(environment, supervisor !== null),
    ];
    const live = !environment.SANDBOX;
    running.push(backupFinding(dataDirectory, live, Date.now()), ...rootFinding(live));
    say('Running', running);
    const mailbox = await mailboxFindings(environment);
    if (mailbox.length > 0) say("The assistant's mailbox", mailbox);
    const payment = await paymentFindings(environment, await pricesOffered(environment.DATABASE_URL));
    say('Payment', payment);
    const texting = await textingFindings(environment);
    say('Texting', texting);
    say('Going live', await liveFindings(environment, ROOT));
    return [...machine, ...running, ...mailbox, ...payment, ...texting].some(({ state }) => state === 'bad') ? 1 : 0;
  } catch (error) {
    say('Configuration', configurationFindings(error));
    return 1;
  }
}

function configurationFindings(error: unknown): Finding[] {
  const hint = '.env.example says what each variable does.';
  if (!(error instanceof InvalidEnvironment)) return [bad((error as Error).message, hint)];
  return Object.entries(error.fields).map(([name, texts]) => bad(`${name}: ${texts.join(', ')}`, hint));
}
