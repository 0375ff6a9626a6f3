import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** An endpoint is user input, so it must not make the server call private addresses (SSRF). */

const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Global unicast addresses only, without ranges that embed an IPv4 address. */
const GLOBAL_V6 = ['2000::/3'];
const NOT_GLOBAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix = '0'] = subnet.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};
const privateV4 = listOf(PRIVATE_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const notGlobalV6 = listOf(NOT_GLOBAL_V6, 'ipv6');

export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !privateV4.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !notGlobalV6.check(address, 'ipv6');
}

/** The address to connect to; a second lookup could return another (DNS rebinding). Undefined if any address of the host is private. */
export async function publicAddress(
  hostname: string,
  resolve: (hostname: string) => Promise<readonly string[]> = resolveAll,
): Promise<string | undefined> {
  const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''));
  return addresses.every(isPublic) ? addresses[0] : undefined;
}

async function resolveAll(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}
