/** Fails every file of a project whose `env.TZ` did not become the zone of the process: then it would prove nothing. */
const winterHours: Record<string, number> = { 'America/Los_Angeles': -8, 'Asia/Kolkata': 5.5 };

const zone = process.env.TZ ?? '';
const expected = winterHours[zone];
const actual = -new Date(2026, 0, 15).getTimezoneOffset() / 60;
if (expected === undefined || actual !== expected) {
  throw new Error(
    `The process runs at UTC${actual < 0 ? '' : '+'}${actual}, not in ${zone || 'the zone of the project'}`,
  );
}
