import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isOutage } from '../platform/outage.ts';
import { cancellationReasons } from '../platform/transaction.ts';
import { type Cancellation, whyCancelled } from './cancellation.ts';
import type { RoleAction } from './transaction-action.ts';

/** How often an attempt is sent while its answer gets lost. Each time the SDK has tried three times itself. */
const SENDS = 2;

type Told = { readonly kind: 'committed' } | Exclude<Cancellation, { kind: 'fault' }>;

/**
 * Sends a transaction until the table tells what became of it. Undefined when every answer was lost, perhaps after the commit:
 * the same token cannot commit twice, and whoever asked must look at what stands there now.
 */
export type TellingTransaction = (
	actions: readonly RoleAction[],
	token: string,
	signal: AbortSignal,
) => Promise<Told | undefined>;

export const tellingTransaction = (db: DynamoDBDocumentClient): TellingTransaction => {
	const send = async (
		actions: readonly RoleAction[],
		token: string,
		abortSignal: AbortSignal,
	): Promise<Told | undefined> => {
		const TransactItems = actions.map(({ action }) => action);
		try {
			await db.send(new TransactWriteCommand({ ClientRequestToken: token, TransactItems }), { abortSignal });
			return { kind: 'committed' };
		} catch (error) {
			const cancellation = cancellationOf(error, actions);
			if (cancellation && cancellation.kind !== 'fault') return cancellation;
			if (cancellation || !isOutage(error)) throw error;
			return undefined;
		}
	};
	return async (actions, token, signal) => {
		let told: Told | undefined;
		for (let time = 0; time < SENDS && !told && !signal.aborted; time += 1) told = await send(actions, token, signal);
		return told;
	};
};

function cancellationOf(error: unknown, actions: readonly RoleAction[]): Cancellation | undefined {
	const reasons = cancellationReasons(error);
	if (!reasons) return undefined;
	return whyCancelled(
		actions.map(({ role }, index) => {
			const { Code = 'None', Item } = reasons[index] ?? {};
			return { role, code: Code, found: Item && unmarshall(Item) };
		}),
	);
}
