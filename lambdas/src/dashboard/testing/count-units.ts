import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

interface Metered {
	readonly output?: { readonly ConsumedCapacity?: unknown };
}

/** Adds up the read and write units that calls of this client consume, as the engine states them, until it is asked. */
export function countUnits(client: DynamoDBClient): { take(): number } {
	let units = 0;
	client.middlewareStack.add(
		(next) => async (args) => {
			const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
			const { ConsumedCapacity } = (result as Metered).output ?? {};
			for (const one of [ConsumedCapacity ?? []].flat()) units += unitsIn(one);
			return result;
		},
		{ step: 'initialize', name: 'countUnits' },
	);
	return {
		take() {
			const taken = units;
			units = 0;
			return taken;
		},
	};
}

const unitsIn = (one: unknown): number =>
	typeof one === 'object' && one !== null && 'CapacityUnits' in one ? Number(one.CapacityUnits) : 0;
