import type { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A fault of one operation: before or after one of its commands reached the table, or a crash of its process there. */
const FAULT_KINDS = [
	'drop_before',
	'drop_after',
	'timeout',
	'throttle',
	'conflict',
	'crash_before',
	'crash_after',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultPlan {
	readonly fault: FaultKind;
	/** The index from 0 of the command it hits, and how many in a row: the SDK tries three times itself. */
	readonly at: number;
	readonly times: number;
	sent: number;
	isCrashed: boolean;
}

const named = (name: string, more: object = {}): Error =>
	Object.assign(new Error(`injected ${name}`), { name, ...more });

const ERRORS: Record<Exclude<FaultKind, 'crash_before' | 'crash_after'>, () => Error> = {
	drop_before: () => named('TimeoutError', { $retryable: {} }),
	drop_after: () => named('TimeoutError', { $retryable: {} }),
	timeout: () => named('AbortError'),
	throttle: () => named('ThrottlingException'),
	conflict: () =>
		named('TransactionCanceledException', { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] }),
};

/** Whether this command of the operation is hit. Only transactions conflict. */
function isHit(plan: FaultPlan, commandName = ''): boolean {
	const hit = plan.sent >= plan.at && plan.sent < plan.at + plan.times;
	plan.sent += 1;
	return hit && (plan.fault !== 'conflict' || commandName === 'TransactWriteItemsCommand');
}

async function injectFault(plan: FaultPlan, send: () => Promise<unknown>): Promise<never> {
	const { fault } = plan;
	if (fault === 'drop_after' || fault === 'crash_after') await send();
	if (fault !== 'crash_before' && fault !== 'crash_after') throw ERRORS[fault]();
	plan.isCrashed = true;
	throw named('Killed');
}

/** Injects the faults of each operation's plan, in front of the real engine. */
export function injectPlannedFaults(client: DynamoDBClient, plans: AsyncLocalStorage<FaultPlan>): void {
	client.middlewareStack.add(
		(next, context) => async (args) => {
			const plan = plans.getStore();
			// A crashed process sends nothing any more.
			if (plan?.isCrashed) throw named('Killed');
			return plan && isHit(plan, context.commandName) ? injectFault(plan, () => next(args)) : next(args);
		},
		{ step: 'deserialize', priority: 'high', name: 'planned-faults' },
	);
}

export const planFrom = (random: (max: number) => number): FaultPlan => ({
	fault: FAULT_KINDS[random(FAULT_KINDS.length)] ?? 'drop_before',
	at: random(12),
	times: 1 + random(8),
	sent: 0,
	isCrashed: false,
});
