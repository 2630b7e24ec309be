import { injectedFaults } from './faults.ts';

test('a fault applies to its service and operation only, after the skipped calls, up to its count', () => {
	const faults = injectedFaults();
	faults.set([{ service: 'ses', operation: 'SendRawEmail', kind: 'drop_after', skip: 1, count: 2 }]);
	expect(faults.take('ses', 'Other')).toEqual([]);
	expect(faults.take('dynamodb', 'SendRawEmail')).toEqual([]);
	const struck = Array.from({ length: 5 }, () => faults.take('ses', 'SendRawEmail').length);
	expect(struck).toEqual([0, 1, 1, 0, 0]);
	expect(faults.list()).toEqual([expect.objectContaining({ happened: 2 })]);
});

test('the same seed gives the same sequence of faults, another seed another', () => {
	const run = (seed: number) => {
		const faults = injectedFaults();
		faults.set([{ kind: 'error', probability: 0.5, seed }]);
		return Array.from({ length: 40 }, () => faults.take('s3', 'x').length).join('');
	};
	expect(run(7)).toBe(run(7));
	expect(run(7)).not.toBe(run(8));
	expect(run(7)).toMatch(/01|10/);
});

test('a delivery may be lost or duplicated', async () => {
	const faults = injectedFaults();
	expect(await faults.onDelivery('scheduler')).toEqual({ copies: 1 });
	faults.set([{ service: 'scheduler', operation: 'Deliver', kind: 'duplicate', count: 1 }]);
	expect(await faults.onDelivery('scheduler')).toEqual({ copies: 2 });
	faults.set([{ service: 'sns', operation: 'Deliver', kind: 'drop_before' }]);
	expect(await faults.onDelivery('sns')).toEqual({ copies: 0 });
	expect(await faults.onDelivery('scheduler')).toEqual({ copies: 1 });
});
