import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

interface Metered {
	readonly output?: { readonly ConsumedCapacity?: unknown };
}

export interface UnitCounter {
	/** Units since the last call. */
	take(): number;
	/** Number of calls counted by the last `take`. */
	readonly calls: () => number;
}

/** Adds up the read and write units of calls by this client, as reported by the engine. */
export function countUnits(client: DynamoDBClient): UnitCounter {
	let [units, calls, taken] = [0, 0, 0];
	client.middlewareStack.add(
		(next) => async (args) => {
			const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
			const { ConsumedCapacity } = (result as Metered).output ?? {};
			calls += 1;
			for (const one of [ConsumedCapacity ?? []].flat()) units += unitsIn(one);
			return result;
		},
		{ step: 'initialize', name: 'countUnits' },
	);
	return {
		take() {
			const sum = units;
			[units, taken, calls] = [0, calls, 0];
			return sum;
		},
		calls: () => taken,
	};
}

const unitsIn = (one: unknown): number =>
	typeof one === 'object' && one !== null && 'CapacityUnits' in one ? Number(one.CapacityUnits) : 0;
