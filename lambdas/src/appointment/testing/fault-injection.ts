import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What happens to one sending of a command: it is let through, fails before it is sent, or its answer is lost. */
export type Fault =
	| 'none'
	| 'refuse_before'
	| 'lose_answer'
	| { readonly name: string; readonly reasons?: readonly string[] };

const injectedError = (name: string, reasons: readonly string[] = []): Error =>
	Object.assign(new Error(`injected ${name}`), {
		name,
		CancellationReasons: reasons.map((Code) => ({ Code })),
		// Marks it as the SDK marks what its own retry may repeat.
		...(name === 'TimeoutError' ? { $retryable: {} } : {}),
	});

function errorBefore(fault: Fault): Error | undefined {
	if (fault === 'refuse_before') return injectedError('TimeoutError');
	return typeof fault === 'object' ? injectedError(fault.name, fault.reasons) : undefined;
}

/**
 * Injects faults into the commands of this name, one for each time one is sent (the SDK's own retries count), in front of
 * the real engine. Afterwards everything passes. Answers how often it was sent.
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
		// Inside the SDK's retry, so that it sees these like what comes over the wire.
		{ step: 'deserialize', priority: 'high', name: `faults-${command}` },
	);
	return { sent: () => sent };
}
