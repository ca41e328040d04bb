import { BlockList, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fec0::', 10],
  // Addresses of IPv4 in the clothes of IPv6, which a gateway of ours would undress (RFC 6052, RFC 8215, RFC 3056).
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** False for addresses of private networks and of this machine: a stranger's words must not make us knock at our own doors. */
export function isPublicAddress(address: string): boolean {
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
