import type { SharedPartition } from './measured.ts';
import type { TableCall } from './metered-engine.ts';

/** A key with an id belongs to a single record. */
const OWN = /[0-9A-HJKMNP-TV-Z]{26}/;

/** The partitions without ids that at least half of the bookings touch, most touched first. */
export function sharedPartitions(calls: readonly TableCall[], bookings: number): readonly SharedPartition[] {
	const touches = new Map<string, { readonly shared: SharedPartition; count: number }>();
	for (const { index, partition, kind } of calls.flatMap((call) => call.touches)) {
		const name = `${kind} ${index} ${partition}`;
		const known = touches.get(name) ?? { shared: { index, partition, kind, touchesPerBooking: 0 }, count: 0 };
		known.count += 1;
		touches.set(name, known);
	}
	return [...touches.values()]
		.filter(({ shared, count }) => count * 2 >= bookings && !OWN.test(shared.partition))
		.sort((one, other) => other.count - one.count)
		.map(({ shared, count }) => ({ ...shared, touchesPerBooking: count / bookings }));
}
