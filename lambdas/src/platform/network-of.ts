import ipaddr from 'ipaddr.js';

/** Parts of an IPv6 address that name a subscriber's network: 4 of 16 bits each, a /64. */
const NETWORK_PARTS = 4;

/**
 * Whom an address stands for, in limits: an IPv4 address itself, written any way; an IPv6 network of 64 bits, because
 * one household chooses freely within it (promise W5). What is no address stands for itself: the edge wrote it.
 */
export function networkOf(ip: string): string {
	if (!ipaddr.isValid(ip)) return ip;
	const address = ipaddr.process(ip); // an IPv4 address in IPv6 clothes becomes IPv4 again
	if (address instanceof ipaddr.IPv4) return address.toString();
	const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
	return `${network.join(':')}::/64`;
}
