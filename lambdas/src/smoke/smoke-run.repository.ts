import {
	type DynamoDBDocumentClient,
	PutCommand,
	paginateQuery,
	QueryCommand,
	TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { appointmentKey } from '../appointment/appointment.items.ts';
import type { Appointment } from '../appointment/appointment.ts';
import { ALL_UNCONFIRMED } from '../appointment/unconfirmed/unconfirmed-place.items.ts';
import { erasureKey } from '../identity/account/closing.actions.ts';
import { keysUnder } from '../platform/table/keys-under.repository.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Key } from '../platform/table/stored-item.ts';
import { ABSENT, type Action } from '../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { removeVisitActions, uncountClientActions } from './smoke-run.actions.ts';
import { SMOKE_RUNS, smokeRunItem, smokeRunKey, smokeRunOf } from './smoke-run.items.ts';
import type { SmokeRun, SmokeRunStore } from './smoke-run.ts';

/** The runs of smoke tests in the table, and the removal of each client from the figures. */
export function smokeRunRepository(db: DynamoDBDocumentClient, TableName: string): SmokeRunStore {
	/** Does nothing when the first action was done before. */
	const writeOnce = async (actions: readonly Action[]): Promise<void> => {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...actions] })));
		} catch (error) {
			if (!isConditionFailure(error, 0)) throw error;
		}
	};
	return {
		async begin(run) {
			await db.send(new PutCommand({ TableName, Item: smokeRunItem(run), ConditionExpression: ABSENT }));
		},
		async unended() {
			const runs: SmokeRun[] = [];
			const pages = paginateQuery(
				{ client: db },
				{
					TableName,
					ConsistentRead: true,
					KeyConditionExpression: 'PK = :runs',
					ExpressionAttributeValues: { ':runs': SMOKE_RUNS },
				},
			);
			for await (const { Items = [] } of pages) runs.push(...Items.map(smokeRunOf));
			return runs;
		},
		uncountClient: (run, client, now) => writeOnce(uncountClientActions(TableName, { run, client }, now)),
		async removeVisit(visit) {
			const visitKey = appointmentKey(visit.id);
			const beside = (await keysUnder(db, TableName, visitKey.PK)).filter(({ SK }) => SK !== visitKey.SK);
			const places = await placesOf(db, TableName, visit);
			await writeOnce(removeVisitActions(TableName, visit, [...beside, ...places]));
		},
		async end({ id }, pseudonym) {
			const TransactItems = [smokeRunKey(id), erasureKey(pseudonym)].map((Key) => ({ Delete: { TableName, Key } }));
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
		},
	};
}

/** The network's quota item of a visit whose client's address is unconfirmed. */
async function placesOf(
	db: DynamoDBDocumentClient,
	TableName: string,
	{ id, createdAt }: Appointment,
): Promise<readonly Key[]> {
	const { Items = [] } = await db.send(
		new QueryCommand({
			TableName,
			IndexName: 'GSI1',
			KeyConditionExpression: 'G1PK = :all AND G1SK = :visit',
			ExpressionAttributeValues: { ':all': ALL_UNCONFIRMED, ':visit': `${createdAt}#${id}` },
		}),
	);
	return Items.map(({ PK, SK }) => ({ PK, SK }));
}
