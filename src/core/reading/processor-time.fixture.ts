/** Processor time that a call takes, in milliseconds: what else the machine does meanwhile counts little. */
export function processorMs(call: () => unknown): number {
  const began = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}
