import { shardOf } from '../platform/table/shard.ts';

const SHARDS = 16;

/** The figures of every month, by month: one Query of a range answers a year of them. */
export const MONTHLY_FIGURES = 'STAT#MONTHS';
/** The figures of all time. */
export const EVER_FIGURES = 'STAT#ALL';

/**
 * Where something is counted: in a month (`YYYYMM`) and in the figures of all time. The shard follows from its id, so that a
 * repeat of an ambiguous transaction names the same items, and two at once seldom do.
 */
export function figureKeys(id: string, month: string) {
	const shard = `S#${String(shardOf(id, SHARDS)).padStart(2, '0')}`;
	return {
		month: { PK: MONTHLY_FIGURES, SK: `${month}#${shard}` },
		ever: { PK: EVER_FIGURES, SK: shard },
	};
}

const REVENUE = /^revenue([A-Z]{3})$/;

/** The figure of what was earned in one currency (ISO 4217): amounts of two currencies are never added. */
export const revenueFigure = (currency: string): string => `revenue${currency}`;

/** The currency a figure is of; undefined of one that counts no money. */
export const currencyOfFigure = (name: string): string | undefined => REVENUE.exec(name)?.[1];
