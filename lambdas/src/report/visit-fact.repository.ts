import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { clientPartition, monthPartition } from '../appointment/appointment.items.ts';
import { isCancelledLate } from '../appointment/cancellation-rule.ts';
import { monthsIn } from '../appointment/list/months-in.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { Days } from './report-span.ts';
import type { VisitFact, VisitFactStore } from './visit-fact.ts';

/** The projection costs the same read units, but leaves texts of staff and clients in the table. */
const FACTS = {
	ProjectionExpression: [
		'userId, psychologistId, psychologistName, serviceId, serviceTitle, startAt, endAt, #status, bookedBy, notedAfterwards',
		'cancellation.#by, cancellation.#at, cancellation.#late',
		'reminder.#state, mail.#reminder.#state, mail.#reminder.#version, sms.#reminder.#state, sms.#reminder.#version, phoned.#at',
	].join(', '),
	ExpressionAttributeNames: {
		...{ '#status': 'status', '#late': 'late', '#reminder': 'reminder', '#state': 'state', '#version': 'version' },
		...{ '#at': 'at', '#by': 'by' },
	},
} as const;

/** Up to this many clients are queried individually; beyond it, reading whole months takes fewer calls. */
const MOST_ONE_BY_ONE = 150;

const factOf = ({ cancellation, reminder, mail, sms, phoned, ...visit }: Item): VisitFact =>
	({
		...visit,
		isLate: isCancelledLate({ cancellation, startAt: String(visit.startAt) }),
		reminder: reminder.state,
		...(mail?.reminder === undefined ? {} : { mail: mail.reminder }),
		...(sms?.reminder === undefined ? {} : { sms: sms.reminder }),
		isPhoned: phoned !== undefined,
	}) as VisitFact;

/** Midnight at the centre sorts before all visits of its day. */
const midnight = (day: string): string => instantAt(day, 0).toISOString();

/** Reads the visits of a span from the index of their months, only the days requested. */
export function visitFactRepository(db: DynamoDBDocumentClient, TableName: string): VisitFactStore {
	const query = async (range: Omit<QueryCommandInput, 'TableName'>): Promise<readonly Item[]> => {
		const found: Item[] = [];
		let ExclusiveStartKey: Item | undefined;
		do {
			const page = await db.send(new QueryCommand({ TableName, ...range, ExclusiveStartKey }));
			found.push(...(page.Items ?? []));
			ExclusiveStartKey = page.LastEvaluatedKey;
		} while (ExclusiveStartKey);
		return found;
	};
	const ofMonths = async (
		days: Days,
		what: Pick<QueryCommandInput, 'ProjectionExpression' | 'ExpressionAttributeNames'>,
	) => (await Promise.all(monthsIn(days).map((month) => query({ ...startingIn(month), ...what })))).flat();

	/** Latest visits first, because a returning client mostly attended recently. */
	const attendedByOne = async (userId: string, from: string, before: string): Promise<boolean> => {
		let ExclusiveStartKey: Item | undefined;
		do {
			const page = await db.send(
				new QueryCommand({ TableName, ...latestOf(userId, { from, before }), ExclusiveStartKey }),
			);
			if (page.Items?.some(({ status }) => status === 'attended')) return true;
			ExclusiveStartKey = page.LastEvaluatedKey;
		} while (ExclusiveStartKey);
		return false;
	};

	/** Reads months backwards while many clients are left without a visit, and then queries the rest individually. */
	const attendedBetween = async (
		userIds: readonly string[],
		from: string,
		before: string,
	): Promise<ReadonlySet<string>> => {
		if (from >= before) return new Set();
		if (userIds.length <= MOST_ONE_BY_ONE) {
			const known = await Promise.all(userIds.map((userId) => attendedByOne(userId, from, before)));
			return new Set(userIds.filter((_, index) => known[index]));
		}
		const month = monthsIn({ from, to: addDays(before, -1) }).at(-1) ?? { from, to: from };
		const visits = await ofMonths(month, WHO_CAME);
		const came = new Set(visits.filter(({ status }) => status === 'attended').map(({ userId }) => userId));
		const isFound = (userId: string) => came.has(userId);
		const earlier = await attendedBetween(
			userIds.filter((userId) => !isFound(userId)),
			from,
			month.from,
		);
		return new Set([...userIds.filter(isFound), ...earlier]);
	};

	return {
		between: async (from, to) => (await ofMonths({ from, to }, FACTS)).map(factOf),
		attendedBetween,
	};
}

/** Mostly half a read unit. */
const FEW = 4;

const latestOf = (userId: string, { from, before }: { readonly from: string; readonly before: string }) => ({
	IndexName: 'GSI1',
	KeyConditionExpression: 'G1PK = :client AND G1SK BETWEEN :first AND :before',
	ProjectionExpression: '#status',
	ExpressionAttributeNames: { '#status': 'status' },
	ExpressionAttributeValues: {
		...{ ':client': clientPartition(userId), ':first': midnight(from), ':before': midnight(before) },
	},
	ScanIndexForward: false,
	Limit: FEW,
});

const WHO_CAME = { ProjectionExpression: 'userId, #status', ExpressionAttributeNames: { '#status': 'status' } };

const startingIn = ({ from, to }: Days) => ({
	IndexName: 'GSI2',
	KeyConditionExpression: 'G2PK = :month AND G2SK BETWEEN :first AND :last',
	ExpressionAttributeValues: {
		':month': monthPartition(from),
		':first': midnight(from),
		':last': midnight(addDays(to, 1)),
	},
});
