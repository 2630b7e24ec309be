import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A database client that fails before or after one of its calls, and at every later one. */
export function crashingClient(db: DynamoDBDocumentClient, call: number, when: 'before' | 'after') {
	let calls = 0;
	let hasCrashed = false;
	const crash = (): never => {
		hasCrashed = true;
		throw new Error('This process has crashed.');
	};
	const send: typeof db.send = async (command: Parameters<typeof db.send>[0]) => {
		calls += 1;
		if (hasCrashed || (calls === call && when === 'before')) return crash();
		const answer = await db.send(command);
		return calls === call ? crash() : answer;
	};
	return { db: Object.assign(Object.create(db), { send }) as DynamoDBDocumentClient, hasCrashed: () => hasCrashed };
}
