/**
 * An address with nothing of its name but the first letter: `w…@example.com`. Enough to know one's own, and little for whoever
 * else looks at a shared phone.
 */
export function maskedAddress(address: string): string {
	const at = address.lastIndexOf('@');
	return at < 1 ? address : `${[...address][0]}…${address.slice(at)}`;
}
