import { forgottenAt } from '../appointment/retention.ts';
import type { AuditEntry } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { ABSENT, type Action, putNew } from '../platform/table/transaction.actions.ts';
import {
	balanceItem,
	mpesaItem,
	mpesaKey,
	paymentItem,
	paymentKey,
	priceChangeItem,
	receiptItem,
	receiptKey,
	seriesKey,
	wordsItem,
} from './payment.items.ts';
import type { Change, IssuedReceipt, NewPaymentChange, PriceChangeChange, ReversalChange } from './payment-store.ts';

/** A change with its note sealed, if it has one. */
export type Sealed<C> = C & { readonly sealed: string | undefined };

type AnyChange = Sealed<Omit<NewPaymentChange, 'payment' | 'issued'>>;

/** The balance comes first: its version serialises all changes to the payments of a visit. */
const balanceAction = (TableName: string, { before, after }: AnyChange): Action => ({
	Put: {
		TableName,
		Item: balanceItem(after),
		...(before.ver === 0
			? { ConditionExpression: ABSENT }
			: { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': before.ver } }),
	},
});

const wordsAction = (TableName: string, { sealed, appointment }: AnyChange, id: string): readonly Action[] =>
	sealed === undefined
		? []
		: [putNew(TableName, wordsItem(appointment.id, { id, sealed, ttl: forgottenAt(appointment.startAt) }))];

const auditAction = (
	TableName: string,
	{ auditId, actor, appointment, now }: AnyChange,
	entry: Pick<AuditEntry, 'action' | 'change'>,
): Action => putNew(TableName, auditItem({ id: auditId, actor, object: appointment.id, at: now, ...entry }));

/** The next number of the series and its receipt, atomically: no number is lost or issued twice. */
function receiptActions(TableName: string, issued: IssuedReceipt | undefined): readonly Action[] {
	if (issued === undefined) return [];
	const { receipt, year, lastPlace } = issued;
	return [
		{
			Update: {
				TableName,
				Key: seriesKey(year),
				UpdateExpression: 'SET entity = :entity, lastPlace = :next',
				ConditionExpression: lastPlace === 0 ? ABSENT : 'lastPlace = :last',
				ExpressionAttributeValues: {
					':entity': 'receipt-series',
					':next': lastPlace + 1,
					...(lastPlace === 0 ? {} : { ':last': lastPlace }),
				},
			},
		},
		putNew(TableName, receiptItem(receipt)),
	];
}

export const notingActions = (change: Sealed<NewPaymentChange>, TableName: string): readonly Action[] => {
	const { payment, issued } = change;
	const { mpesaCode } = payment;
	return [
		balanceAction(TableName, change),
		putNew(TableName, paymentItem(payment)),
		...(mpesaCode === undefined ? [] : [putNew(TableName, mpesaItem(mpesaCode, payment))]),
		...receiptActions(TableName, issued),
		...wordsAction(TableName, change, payment.id),
		auditAction(TableName, change, { action: 'payment_noted' }),
	];
};

export const reversalActions = (change: Sealed<ReversalChange>, TableName: string): readonly Action[] => {
	const { payment, reversed, issued } = change;
	return [
		balanceAction(TableName, change),
		{
			Update: {
				TableName,
				Key: paymentKey(reversed),
				UpdateExpression: 'SET reversedBy = :by',
				ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(reversedBy)',
				ExpressionAttributeValues: { ':by': payment.id },
			},
		},
		putNew(TableName, paymentItem(payment)),
		...codeFreed(TableName, change),
		...receiptActions(TableName, issued),
		...receiptCorrected(TableName, change),
		...wordsAction(TableName, change, payment.id),
		auditAction(TableName, change, { action: 'payment_reversed' }),
	];
};

const codeFreed = (TableName: string, { reversed }: ReversalChange): readonly Action[] =>
	reversed.mpesaCode === undefined ? [] : [{ Delete: { TableName, Key: mpesaKey(reversed.mpesaCode) } }];

const receiptCorrected = (TableName: string, { reversed, issued }: ReversalChange): readonly Action[] =>
	reversed.receiptNumber === undefined || issued === undefined
		? []
		: [
				{
					Update: {
						TableName,
						Key: receiptKey(reversed.receiptNumber),
						UpdateExpression: 'SET correctedBy = :credit',
						ConditionExpression: 'attribute_exists(PK)',
						ExpressionAttributeValues: { ':credit': issued.receipt.number },
					},
				},
			];

export const priceActions = (change: Sealed<PriceChangeChange>, TableName: string): readonly Action[] => [
	balanceAction(TableName, change),
	putNew(TableName, priceChangeItem(change.appointment.id, change.change)),
	...wordsAction(TableName, change, change.change.id),
	auditAction(TableName, change, { action: 'visit_price_changed', change: pricesOf(change) }),
];

export const chargeActions = (change: Sealed<Change>, TableName: string): readonly Action[] => [
	balanceAction(TableName, change),
	auditAction(TableName, change, { action: change.after.isCharged ? 'visit_charged' : 'visit_not_charged' }),
];

const pricesOf = ({ before: { currency }, change: { from, to } }: PriceChangeChange) => ({
	from: `${currency} ${from}`,
	to: `${currency} ${to}`,
});
