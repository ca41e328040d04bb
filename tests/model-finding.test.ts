import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { modelFinding } from '@/cli/model-finding';
import { freePort } from '@/supervisor/free-port';

/** A program that answers at a free port. */
async function serving(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Lists models as Ollama, llama.cpp and LM Studio do. */
const listing =
  (...names: string[]): RequestListener =>
  ({ url, headers }, response) => {
    // No key goes to a program that nobody has chosen.
    if (url !== '/v1/models' || headers.authorization) return void response.writeHead(400).end();
    const data = names.map((id) => ({ id, object: 'model' }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }));
  };

const off = { MODEL: null, LLM_API_KEY: 'sk-secret', LLM_BASE_URL: undefined, SANDBOX: false };

test('a model server of this machine is found, and what to set for it is said', async () => {
  const port = await serving(listing('text-embedding-nomic', 'llama3.2:latest', 'qwen3:8b'));
  const empty = await serving((_, response) => void response.end('{"object":"list","data":null}'));
  expect(
    await modelFinding(off, true, [
      { program: 'Ollama', port },
      { program: 'LM Studio', port: empty },
      { program: 'llama.cpp', port: await freePort() },
    ]),
  ).toEqual({
    state: 'note',
    text: 'No language model: mail is read by the grammar alone',
    hint: [
      `Ollama runs on this machine: set MODEL=compatible:llama3.2:latest and LLM_BASE_URL=http://127.0.0.1:${port}/v1  (it also has qwen3:8b)`,
      `LM Studio runs on this machine (http://127.0.0.1:${empty}/v1) and has no model yet.`,
    ].join('\n'),
  });
});

test.each<[string, RequestListener]>([
  ['a page', (_, response) => void response.end('<!doctype html>Hello')],
  ['another JSON', (_, response) => void response.end('{"data":"none"}')],
  ['an error', (_, response) => void response.writeHead(404).end()],
  ['the way to another host', (_, response) => void response.writeHead(302, { location: 'http://x.test/' }).end()],
  ['nothing', () => {}],
])('what answers %s is no model server', async (_, listener) => {
  const finding = await modelFinding(off, true, [{ program: 'llama.cpp', port: await serving(listener) }]);
  expect(finding.hint).toBe('To have one, set MODEL and LLM_API_KEY.');
});

test('where the configured one does not answer, one of this machine is offered', async () => {
  const port = await serving(listing('llama3.2'));
  const gone = `http://127.0.0.1:${await freePort()}/v1`;
  const configured = { ...off, MODEL: { provider: 'compatible' as const, model: 'llama3.2' } };
  expect(await modelFinding({ ...configured, LLM_BASE_URL: gone }, true, [{ program: 'Ollama', port }])).toMatchObject({
    state: 'bad',
    text: 'Language model compatible:llama3.2: not reachable',
    hint: expect.stringContaining(`LLM_BASE_URL=http://127.0.0.1:${port}/v1`),
  });
});
