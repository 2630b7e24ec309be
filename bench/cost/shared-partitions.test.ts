import { sharedPartitions } from './shared-partitions.ts';

const call = (partition: string) => ({
	...{ caller: 'tulia-booking', operation: 'PutItem', readUnits: 0, writeUnits: 2 },
	touches: [{ kind: 'write' as const, index: 'table', partition }],
});

test('shared partitions are sorted by touches, without those of single clients', () => {
	const calls = ['STAT#ALL', 'STAT#ALL', 'TROUBLE', 'TROUBLE', 'TROUBLE', 'RARE', 'USER#01M84RX27EMD8Q5WH0H0X20MF1'];
	expect(sharedPartitions([...calls, 'STAT#ALL', 'TROUBLE'].map(call), 4)).toEqual([
		{ kind: 'write', index: 'table', partition: 'TROUBLE', touchesPerBooking: 1 },
		{ kind: 'write', index: 'table', partition: 'STAT#ALL', touchesPerBooking: 0.75 },
	]);
});
