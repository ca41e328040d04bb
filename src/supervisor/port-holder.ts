import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTEN = '0A';

/** Who listens on a TCP port, such as `node (process 4711)`, or null when that cannot be seen. */
export function portHolder(port: number): string | null {
  return existsSync('/proc/net/tcp') ? holderOnLinux(port) : holderByLsof(port);
}

/** By the socket's inode in /proc/net/tcp and the open files of the processes (proc(5)); only our own may be visible. */
function holderOnLinux(port: number): string | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === LISTEN)
    .map((fields) => `socket:[${fields[9]}]`);
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const open = readdirSync(`/proc/${id}/fd`).some((fd) => sockets.includes(readlinkSync(`/proc/${id}/fd/${fd}`)));
      if (open) return `${readFileSync(`/proc/${id}/comm`, 'utf8').trim()} (process ${id})`;
    } catch {
      // Another account's process, or one that has just left.
    }
  }
  return null;
}

function holderByLsof(port: number): string | null {
  const found = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const id = found.stdout?.match(/^p(\d+)/m)?.[1];
  const name = found.stdout?.match(/^c(.+)/m)?.[1];
  return id ? `${name ?? 'a program'} (process ${id})` : null;
}
