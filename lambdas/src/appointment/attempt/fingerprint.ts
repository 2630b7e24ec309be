import { createHash } from 'node:crypto';

/** A hash of the parts in their order. */
export const fingerprint = (...parts: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * The fingerprint of an order of several visits: equal for orders with the same effect. `parts`: in the order of the
 * contract.
 */
export const orderFingerprint = (...parts: readonly unknown[]): string => fingerprint('order', ...parts);
