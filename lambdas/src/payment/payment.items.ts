import { dayOf } from '@tulia/centre/clock';
import type { Item } from '../platform/table/stored-item.ts';
import type { Payment, PriceChange } from './payment.ts';
import { placeOf, type Receipt } from './receipt.ts';
import type { VisitBalance } from './visit-balance.ts';

/** The partition of all payments of one visit, read by one Query. */
export const visitPartition = (appointmentId: string): string => `PAYMENTS#${appointmentId}`;
export const balanceKey = (appointmentId: string) => ({ PK: visitPartition(appointmentId), SK: 'BALANCE' }) as const;
const WORDS_PREFIX = 'WORDS#';
const wordsKey = (appointmentId: string, id: string) => ({
	PK: visitPartition(appointmentId),
	SK: `${WORDS_PREFIX}${id}`,
});

/** Partition of the first index: payments and reversals of a day of the centre, by the instant of their recording. */
export const takingsPartition = (day: string): string => `TAKINGS#${day}`;

export const balanceItem = (balance: VisitBalance) => ({
	...balanceKey(balance.appointmentId),
	entity: 'visit-balance',
	...balance,
});

const VERSION_DIGITS = 5;
/** One entry for each version of the balance, in order. */
const entryKey = (appointmentId: string, ver: number) => ({
	PK: visitPartition(appointmentId),
	SK: `E#${String(ver).padStart(VERSION_DIGITS, '0')}`,
});
export const paymentKey = ({ appointmentId, ver }: Pick<Payment, 'appointmentId' | 'ver'>) =>
	entryKey(appointmentId, ver);

export const paymentItem = (payment: Payment) => ({
	...paymentKey(payment),
	entity: 'payment',
	G1PK: takingsPartition(dayOf(new Date(payment.at))),
	G1SK: `${payment.at}#${payment.id}`,
	...payment,
});

export const priceChangeItem = (appointmentId: string, change: PriceChange) => ({
	...entryKey(appointmentId, change.ver),
	entity: 'price-change',
	...change,
});

/** The note of an entry, sealed with the appointment's id: it is deleted with the appointment, the payment stays. */
export const wordsItem = (
	appointmentId: string,
	{ id, sealed, ttl }: { readonly id: string; readonly sealed: string; readonly ttl: number },
) => ({ ...wordsKey(appointmentId, id), entity: 'payment-words', id, sealed, ttl });

/** A recorded M-Pesa code, which is unique. A reversal of the payment frees it. */
export const mpesaKey = (code: string) => ({ PK: `MPESA#${code}`, SK: 'C' }) as const;
export const mpesaItem = (code: string, { appointmentId, id }: Pick<Payment, 'appointmentId' | 'id'>) => ({
	...mpesaKey(code),
	entity: 'mpesa-code',
	aid: appointmentId,
	paymentId: id,
});

/** The receipts of a year, in order, and their count. */
const seriesPartition = (year: string): string => `RECEIPTS#${year}`;
export const seriesKey = (year: string) => ({ PK: seriesPartition(year), SK: 'SERIES' }) as const;

/** The year of a series, from its partition. */
export const yearOfSeries = (partition: string): string => partition.slice(seriesPartition('').length);

/** Zero-padded, so that keys sort by number. */
const PLACE_DIGITS = 9;
const sortedPlace = (place: number): string => String(place).padStart(PLACE_DIGITS, '0');

export function receiptKey(number: string) {
	const { year, place } = placeOf(number) ?? { year: '', place: 0 };
	return { PK: seriesPartition(year), SK: `N#${sortedPlace(place)}` };
}

/** Numbers whose receipts were lost with a table that was restored: they were issued, and are never reused. */
export const receiptGapItem = ({
	year,
	from,
	to,
	at,
}: {
	readonly year: string;
	readonly from: number;
	readonly to: number;
	/** When it was found, ISO UTC. */
	readonly at: string;
}) => ({ PK: seriesPartition(year), SK: `GAP#${sortedPlace(from)}`, entity: 'receipt-gap', from, to, at });

export const receiptItem = (receipt: Receipt) => ({ ...receiptKey(receipt.number), entity: 'receipt', ...receipt });

export function receiptOf({ PK, SK, entity, ...receipt }: Item): Receipt {
	return receipt as Receipt;
}
