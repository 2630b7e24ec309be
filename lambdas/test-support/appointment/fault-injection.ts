import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What happens to one attempt to send a command: it passes, fails before it is sent, or its response is lost. */
export type Fault =
	| 'none'
	| 'refuse_before'
	| 'lose_answer'
	| { readonly name: string; readonly reasons?: readonly string[] };

const injectedError = (name: string, reasons: readonly string[] = []): Error =>
	Object.assign(new Error(`injected ${name}`), {
		name,
		CancellationReasons: reasons.map((Code) => ({ Code })),
		// Marked as the SDK marks errors it may retry.
		...(name === 'TimeoutError' ? { $retryable: {} } : {}),
	});

function errorBefore(fault: Fault): Error | undefined {
	if (fault === 'refuse_before') return injectedError('TimeoutError');
	return typeof fault === 'object' ? injectedError(fault.name, fault.reasons) : undefined;
}

/**
 * Injects faults into the commands of this name, in front of the real engine: one fault per attempt, the SDK's own
 * retries included. Later attempts pass. Returns the number of attempts.
 */
export function injectFaults(client: DynamoDBClient, command: string, faults: readonly Fault[]) {
	let sent = 0;
	const sendWithFault = async <T>(send: () => Promise<T>): Promise<T> => {
		const fault = faults[sent] ?? 'none';
		sent += 1;
		const before = errorBefore(fault);
		if (before) throw before;
		const answer = await send();
		if (fault === 'lose_answer') throw injectedError('TimeoutError');
		return answer;
	};
	client.middlewareStack.add(
		(next, context) => (args) => (context.commandName === command ? sendWithFault(() => next(args)) : next(args)),
		// Beneath the SDK's retries, so that it treats the faults as network faults.
		{ step: 'deserialize', priority: 'high', name: `faults-${command}` },
	);
	return { sent: () => sent };
}
