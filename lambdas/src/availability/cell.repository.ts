import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { daysFrom } from '@tulia/centre/day';
import { cellPartition, minuteOfCell } from './cell.items.ts';
import type { TakenCell } from './cell.ts';

export interface CellStore {
	/** The taken cells of a psychologist, from day to day (both included), read consistently. */
	taken(psychologistId: string, from: string, to: string): Promise<readonly TakenCell[]>;
}

/** Both included. */
interface Days {
	readonly from: string;
	readonly to: string;
}

const monthsOf = (from: string, to: string): readonly string[] => [
	...new Set(daysFrom(from, to).map((day) => day.slice(0, 7))),
];

/** Reads the cells; appointments and offers of the waiting list write them. One Query a month. */
export function cellRepository(db: DynamoDBDocumentClient, TableName: string): CellStore {
	const takenInMonth = async (psychologistId: string, month: string, { from, to }: Days) => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :month AND SK BETWEEN :first AND :last',
				ExpressionAttributeValues: {
					':month': cellPartition(psychologistId, month),
					':first': from.startsWith(month) ? from.slice(8) : '01',
					// Sorts behind every cell of the last day: `24T0900` < `25`.
					':last': to.startsWith(month) ? String(Number(to.slice(8)) + 1).padStart(2, '0') : '99',
				},
				ProjectionExpression: 'SK, apptId',
			}),
		);
		return Items.map(({ SK, apptId }) => ({
			day: `${month}-${String(SK).slice(0, 2)}`,
			minute: minuteOfCell(SK),
			holderId: apptId,
		}));
	};
	return {
		async taken(psychologistId, from, to) {
			const months = monthsOf(from, to).map((month) => takenInMonth(psychologistId, month, { from, to }));
			return (await Promise.all(months)).flat();
		},
	};
}
