import { createSocket } from 'node:dgram';
import { expect, test } from 'vitest';
import { startSandbox } from '../start';

test('a DNS port that is taken is an error, not another port', async () => {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  await expect(startSandbox({ ports: { dns: socket.address().port } })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise<void>((resolve) => socket.close(resolve));
});
