import ipaddr from 'ipaddr.js';

const BITS_OF_A_PART = 16;
/** A provider gives one household or phone a prefix of this length. */
const SUBSCRIBER_BITS = 64;
/** A prefix of this length can be rented: 65,536 networks of 64 bits. */
const SITE_BITS = 48;

/**
 * The key of an address in rate limits: an IPv4 address itself, in canonical form; the 64-bit network of an IPv6
 * address, because one household chooses freely within it (promise W5). Text that is not an address is returned as it
 * is, because the edge wrote it.
 */
export const networkOf = (ip: string): string => ipv6NetworkOf(ip, SUBSCRIBER_BITS) ?? plainAddressOf(ip);

/** The 48-bit IPv6 network of an address; undefined for everything else. Its limits are wider than those of a /64. */
export const siteOf = (ip: string): string | undefined => ipv6NetworkOf(ip, SITE_BITS);

/** An IPv4-mapped IPv6 address becomes IPv4 again. */
const plainAddressOf = (ip: string): string => (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip);

function ipv6NetworkOf(ip: string, bits: number): string | undefined {
	if (!ipaddr.isValid(ip)) return undefined;
	const address = ipaddr.process(ip);
	if (address instanceof ipaddr.IPv4) return undefined;
	const parts = address.parts.slice(0, bits / BITS_OF_A_PART).map((part) => part.toString(16));
	return `${parts.join(':')}::/${bits}`;
}
