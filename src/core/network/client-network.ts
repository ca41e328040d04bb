/**
 * Who is counted for an address: IPv4 alone, IPv6 with the whole /64 that its holder has. IPv4 in the form of IPv6
 * (`::ffff:192.0.2.1`) is IPv4. Text that is no address stands for itself.
 */
export function clientNetwork(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const bare = address.replace(/%.*$/, '');
  if (!/^[0-9a-f:]+$/i.test(bare) || !bare.includes(':')) return address;
  const [head = [], tail] = bare.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = tail ? [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail] : [...head];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
