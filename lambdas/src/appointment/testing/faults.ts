import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What happens to one sending of a command: it is let through, fails before it is sent, or its answer is lost. */
export type Fault =
	| 'none'
	| 'refuse_before'
	| 'lose_answer'
	| { readonly name: string; readonly reasons?: readonly string[] };

const trouble = (name: string, reasons: readonly string[] = []): Error =>
	Object.assign(new Error(`injected ${name}`), {
		name,
		CancellationReasons: reasons.map((Code) => ({ Code })),
		// Marks it as the SDK marks what its own retry may repeat.
		...(name === 'TimeoutError' ? { $retryable: {} } : {}),
	});

function troubleBefore(fault: Fault): Error | undefined {
	if (fault === 'refuse_before') return trouble('TimeoutError');
	return typeof fault === 'object' ? trouble(fault.name, fault.reasons) : undefined;
}

/**
 * Plays faults on the commands of this name, one for each time one is sent (the SDK's own retries count), in front of
 * the real engine. Afterwards everything passes. Answers how often it was sent.
 */
export function injectFaults(client: DynamoDBClient, command: string, faults: readonly Fault[]) {
	let sent = 0;
	const play = async <T>(send: () => Promise<T>): Promise<T> => {
		const fault = faults[sent] ?? 'none';
		sent += 1;
		const before = troubleBefore(fault);
		if (before) throw before;
		const answer = await send();
		if (fault === 'lose_answer') throw trouble('TimeoutError');
		return answer;
	};
	client.middlewareStack.add(
		(next, context) => (args) => (context.commandName === command ? play(() => next(args)) : next(args)),
		// Inside the SDK's retry, so that it sees these like what comes over the wire.
		{ step: 'deserialize', priority: 'high', name: `faults-${command}` },
	);
	return { sent: () => sent };
}
