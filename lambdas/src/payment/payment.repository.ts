import { type DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isOutage } from '../platform/http/outage.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { removeItems } from '../platform/table/remove-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { Action } from '../platform/table/transaction.actions.ts';
import { isConditionFailure, isTransactionConflict } from '../platform/table/transaction.ts';
import { chargeActions, notingActions, priceActions, reversalActions, type Sealed } from './payment.actions.ts';
import {
	balanceKey,
	mpesaKey,
	receiptKey,
	receiptOf,
	seriesKey,
	takingsPartition,
	visitPartition,
} from './payment.items.ts';
import type { Payment, PaymentWords, PriceChange } from './payment.ts';
import type { PaymentStore, VisitAccount, Written } from './payment-store.ts';
import type { VisitBalance } from './visit-balance.ts';

type OpenCipher = () => Promise<Pick<FieldCipher, 'encrypt' | 'decrypt'>>;

/** The only module that knows how payments and receipts are stored. */
export function paymentRepository(db: DynamoDBDocumentClient, TableName: string, openCipher: OpenCipher): PaymentStore {
	const { query, get } = readsOf(db, TableName);

	/** After an ambiguous failure a read decides, by payment key and version, whether the write happened (promise M2). */
	const send = async (actions: readonly Action[]): Promise<Written> => {
		try {
			await db.send(new TransactWriteCommand({ TransactItems: [...actions] }));
			return 'recorded';
		} catch (error) {
			if (isTransactionConflict(error) || isOutage(error)) return 'conflict';
			if (isConditionFailure(error)) return 'stale';
			throw error;
		}
	};
	const sealed = async <C extends { readonly words: PaymentWords; readonly appointment: { readonly id: string } }>(
		change: C,
	): Promise<Sealed<C>> => {
		const words = JSON.stringify(change.words);
		return {
			...change,
			sealed: words === '{}' ? undefined : (await openCipher()).encrypt(words, change.appointment.id),
		};
	};

	return {
		async find(appointmentId) {
			const items = await query({ KeyConditionExpression: 'PK = :pk' }, visitPartition(appointmentId));
			const hasWords = items.some(({ entity }) => entity === 'payment-words');
			const cipher = hasWords ? await openCipher() : undefined;
			return accountOf(items, (text) => cipher?.decrypt(text, appointmentId) ?? '{}');
		},
		note: async (change) => send(notingActions(await sealed(change), TableName)),
		reverse: async (change) => send(reversalActions(await sealed(change), TableName)),
		changePrice: async (change) => send(priceActions(await sealed(change), TableName)),
		decideCharge: async (change) => send(chargeActions(await sealed(change), TableName)),
		holderOf: async (code) => (await get(mpesaKey(code)))?.aid,
		lastPlace: async (year) => (await get(seriesKey(year)))?.lastPlace ?? 0,
		async balances(appointmentIds) {
			const keys = [...new Set(appointmentIds)].map(balanceKey);
			return (await readItems(db, TableName, keys, 'recent')).map(withoutKeys<VisitBalance>);
		},
		async takenOn(day) {
			const items = await query({ IndexName: 'GSI1', KeyConditionExpression: 'G1PK = :pk' }, takingsPartition(day));
			return items.map(withoutKeys<Payment>);
		},
		async receipt(number) {
			const item = await get(receiptKey(number));
			return item && receiptOf(item);
		},
		async forgetWords(appointmentId) {
			const items = await query({ KeyConditionExpression: 'PK = :pk' }, visitPartition(appointmentId));
			const words = items.filter(({ entity }) => entity === 'payment-words');
			await removeItems(
				db,
				TableName,
				words.map(({ PK, SK }) => ({ PK, SK })),
			);
		},
	};
}

function readsOf(db: DynamoDBDocumentClient, TableName: string) {
	/** All pages of one partition; consistent reads except on an index. */
	const query = async (
		what: { readonly IndexName?: string; readonly KeyConditionExpression: string },
		partition: string,
	): Promise<readonly Item[]> => {
		const found: Item[] = [];
		let ExclusiveStartKey: Item | undefined;
		do {
			const page = await db.send(
				new QueryCommand({
					TableName,
					...what,
					...(what.IndexName === undefined ? { ConsistentRead: true } : {}),
					ExpressionAttributeValues: { ':pk': partition },
					ExclusiveStartKey,
				}),
			);
			found.push(...(page.Items ?? []));
			ExclusiveStartKey = page.LastEvaluatedKey;
		} while (ExclusiveStartKey);
		return found;
	};
	const get = async (Key: { readonly PK: string; readonly SK: string }): Promise<Item | undefined> =>
		(await db.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;
	return { query, get };
}

const withoutKeys = <T>({ PK, SK, G1PK, G1SK, entity, ...rest }: Item): T => rest as T;

function accountOf(items: readonly Item[], open: (sealed: string) => string): VisitAccount {
	const of = (entity: string) => items.filter((item) => item.entity === entity);
	const [balance] = of('visit-balance');
	return {
		balance: balance && withoutKeys<VisitBalance>(balance),
		payments: of('payment').map(withoutKeys<Payment>),
		priceChanges: of('price-change').map(withoutKeys<PriceChange>),
		words: new Map(of('payment-words').map(({ id, sealed }) => [String(id), JSON.parse(open(String(sealed)))])),
	};
}
