import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type CountedNoun, crisisNounOf, type WaitingNoun } from '../counters/counted-nouns.ts';
import { currencyOfFigure, EVER_FIGURES, MONTHLY_FIGURES } from '../counters/figure.items.ts';
import { HANDED_PREFIX } from '../counters/handed-entry.items.ts';
import { OPEN_PREFIX } from '../counters/open-counts.actions.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { Figures } from './figures.ts';
import type { FiguresStore } from './figures-store.ts';

/** A daily figure: `u21` counts the accounts of the 21st. */
const DAY_OF_USERS = /^u(\d\d)$/;

/** Reads figures that bookings, accounts and staff's changes counted in their own transactions (promise P7). */
export const figuresRepository = (db: DynamoDBDocumentClient, TableName: string): FiguresStore => {
	const query = async (PK: string, from: string, to: string): Promise<readonly Item[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :figures AND SK BETWEEN :from AND :to',
				ExpressionAttributeValues: { ':figures': PK, ':from': from, ':to': to },
			}),
		);
		return Items;
	};
	return {
		async months(months) {
			const [first = '', last = ''] = [months[0], months.at(-1)].map((month) => month?.replace('-', ''));
			// `$` follows the `#` after a month, so the shards of the last month are included.
			const items = await query(MONTHLY_FIGURES, first, `${last}$`);
			return months.map((month) => {
				const shards = items.filter(({ SK }) => String(SK).startsWith(month.replace('-', '')));
				return { month, usersByDay: usersByDay(shards), ...sumOf(shards) };
			});
		},
		async ever() {
			const items = await query(EVER_FIGURES, ' ', '~');
			const shards = items.filter(({ SK }) => !String(SK).startsWith(OPEN_PREFIX));
			const open = (noun: CountedNoun) => items.find(({ SK }) => SK === `${OPEN_PREFIX}${noun}`)?.open ?? 0;
			const waiting = countsOf((noun) => open(noun));
			const crisis = countsOf((noun) => open(crisisNounOf(noun)));
			const handed = items
				.filter(({ SK }) => String(SK).startsWith(HANDED_PREFIX))
				.map(({ to, since }) => ({ to, since }));
			return { figures: sumOf(shards), articles: open('articles'), open: { ...waiting, crisis }, handed };
		},
	};
};

const countsOf = (count: (noun: WaitingNoun) => number): Readonly<Record<WaitingNoun, number>> => ({
	messages: count('messages'),
	questions: count('questions'),
	comments: count('comments'),
	testimonials: count('testimonials'),
});

function sumOf(shards: readonly Item[]): Figures {
	const sum = (name: Exclude<keyof Figures, 'revenue'>) =>
		shards.reduce((total, shard) => total + (shard[name] ?? 0), 0);
	return {
		users: sum('users'),
		bookings: sum('bookings'),
		attended: sum('attended'),
		missed: sum('missed'),
		cancelled: sum('cancelled'),
		revenue: revenueOf(shards),
	};
}

function revenueOf(shards: readonly Item[]): ReadonlyMap<string, number> {
	const revenue = new Map<string, number>();
	for (const shard of shards)
		for (const [name, value] of Object.entries(shard)) {
			const currency = currencyOfFigure(name);
			if (currency !== undefined) revenue.set(currency, (revenue.get(currency) ?? 0) + Number(value));
		}
	return revenue;
}

function usersByDay(shards: readonly Item[]): ReadonlyMap<string, number> {
	const days = new Map<string, number>();
	for (const shard of shards)
		for (const [name, value] of Object.entries(shard)) {
			const [, day] = DAY_OF_USERS.exec(name) ?? [];
			if (day !== undefined) days.set(day, (days.get(day) ?? 0) + Number(value));
		}
	return days;
}
