/** Billed quantities, each in the unit of its name; a gigabyte is 2^30 bytes. */
export const meters = [
	...(['writeUnits', 'readUnits', 'tableGigabyteMonths', 'backupGigabyteMonths'] as const),
	...(['invocations', 'gigabyteSeconds', 'apiRequests'] as const),
	...(['edgeRequests', 'edgeFunctionRuns', 'edgeGigabytes'] as const),
	...(['bucketReads', 'bucketGigabyteMonths'] as const),
	...(['mails', 'scheduledInvocations', 'queueRequests', 'topicMessages'] as const),
	...(['keyMonths', 'keyRequests', 'signatures', 'secretMonths', 'logGigabytes'] as const),
	...(['metricMonths', 'alarmMetricMonths', 'compositeAlarmMonths', 'dashboardMonths'] as const),
] as const;

export type Meter = (typeof meters)[number];

/** Quantity per meter; missing meters are 0. */
export type Usage = Readonly<Partial<Record<Meter, number>>>;

export function sum(...usages: readonly Usage[]): Usage {
	const total: Partial<Record<Meter, number>> = {};
	for (const usage of usages)
		for (const meter of meters)
			if (usage[meter] !== undefined) total[meter] = (total[meter] ?? 0) + (usage[meter] ?? 0);
	return total;
}

export const times = (usage: Usage, count: number): Usage =>
	Object.fromEntries(Object.entries(usage).map(([meter, amount]) => [meter, amount * count]));

/** The billed quantities after the free tier. */
export const beyond = (usage: Usage, free: Usage): Usage =>
	Object.fromEntries(
		meters.flatMap((meter) =>
			usage[meter] === undefined ? [] : [[meter, Math.max(0, usage[meter] - (free[meter] ?? 0))] as const],
		),
	);
