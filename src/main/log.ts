/** One line on standard error, which the supervisor keeps: who says it and what. Never content of mail, never secrets. */
export function log(role: string, text: string): void {
  process.stderr.write(`${new Date().toISOString()} ${role}: ${text}\n`);
}
