import { createHash } from 'node:crypto';

/** The same for equal parts in the same order. */
export const fingerprint = (...parts: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Equal for two orders of several visits with the same effect; `parts` in the order of the contract. */
export const orderFingerprint = (...parts: readonly unknown[]): string => fingerprint('order', ...parts);
