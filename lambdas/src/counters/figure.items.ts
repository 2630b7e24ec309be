import { shardOf } from '../platform/table/shard.ts';

const SHARDS = 16;

/** Partition of all months: one Query of a range reads a year. */
export const MONTHLY_FIGURES = 'STAT#MONTHS';
/** Partition of the figures of all time. */
export const EVER_FIGURES = 'STAT#ALL';

/**
 * Keys of the figures of a month (`YYYYMM`) and of all time. The shard follows from the id, so that a retry of an
 * ambiguous transaction names the same items, and concurrent writers seldom collide.
 */
export function figureKeys(id: string, month: string) {
	const shard = `S#${String(shardOf(id, SHARDS)).padStart(2, '0')}`;
	return {
		month: { PK: MONTHLY_FIGURES, SK: `${month}#${shard}` },
		ever: { PK: EVER_FIGURES, SK: shard },
	};
}

const REVENUE = /^revenue([A-Z]{3})$/;

/** The name of the revenue figure of a currency (ISO 4217); currencies are never added. */
export const revenueFigure = (currency: string): string => `revenue${currency}`;

/** Inverse of `revenueFigure`; undefined for figures that are no money. */
export const currencyOfFigure = (name: string): string | undefined => REVENUE.exec(name)?.[1];
