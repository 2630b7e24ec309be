import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The commands a piece of work sends to the table, in order, by name: `QueryCommand`. */
export async function sentCommands(client: DynamoDBClient, work: () => Promise<unknown>): Promise<readonly string[]> {
	const sent: string[] = [];
	const name = 'record-commands';
	client.middlewareStack.add(
		(next, context) => (args) => {
			sent.push(String(context.commandName));
			return next(args);
		},
		{ step: 'initialize', name },
	);
	await work().finally(() => client.middlewareStack.remove(name));
	return sent;
}
