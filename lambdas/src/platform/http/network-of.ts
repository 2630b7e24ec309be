import ipaddr from 'ipaddr.js';

const BITS_OF_A_PART = 16;
/** What a provider gives one household or phone to choose addresses from. */
const SUBSCRIBER_BITS = 64;
/** What anybody may rent whole: 65,536 networks of 64 bits. */
const SITE_BITS = 48;

/**
 * Whom an address stands for, in limits: an IPv4 address itself, written any way; an IPv6 network of 64 bits, because
 * one household chooses freely within it (promise W5). What is no address stands for itself: the edge wrote it.
 */
export const networkOf = (ip: string): string => ipv6NetworkOf(ip, SUBSCRIBER_BITS) ?? plainAddressOf(ip);

/** The IPv6 network of 48 bits around an address; undefined for everything else. Its limits are wider than those of a /64. */
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
