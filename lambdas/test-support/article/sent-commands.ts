import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The names of the commands that `work` sends to the table, in order: `QueryCommand`. */
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
