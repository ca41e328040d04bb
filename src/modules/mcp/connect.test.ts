import { beforeAll, expect, it } from 'vitest';
import { browserOf, useWeb } from '../../../tests/support/assistant-web';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { OtherAssistant } from '../../../tests/support/other-assistant';

useDatabase();
const { world } = useCalendars();
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
});
const web = useWeb(() => desk.runtime);

it('an assistant finds its way in by the address alone, is allowed by the owner, and finds times', async () => {
  const assistant = new OtherAssistant(web.url());
  const client = await assistant.introduce((await browserOf(desk.owner.id, web.runtime())).answering());
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('find_times');
  const found = await client.callTool({ name: 'find_times', arguments: { limit: 3 } });
  expect(found.isError).toBeFalsy();
  expect(found.structuredContent).toMatchObject({ time_zone: 'America/New_York', people: [] });
  expect((found.structuredContent as { times: unknown[] }).times).toHaveLength(3);
});
