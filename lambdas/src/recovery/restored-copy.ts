/** A visit of the copy whose reminder is still to be sent. */
interface RemindedVisit {
	readonly id: string;
	readonly version: number;
}

/** A job that is promised and not finished. */
interface OpenJob {
	readonly id: string;
	/** What it is about: a visit, an account. */
	readonly ref: string;
}

/** What lies in a restored copy that the time since it bears on. */
export interface CopyContents {
	readonly jobIds: ReadonlySet<string>;
	/** Erasures are not among them: what had been erased is in the copy again. */
	readonly openJobs: readonly OpenJob[];
	/** Whose each visit is, by its id. */
	readonly visits: ReadonlyMap<string, string>;
	readonly toRemind: readonly RemindedVisit[];
	/** The last place of each year's series of receipts. */
	readonly lastPlaces: ReadonlyMap<string, number>;
}

/** Places of a series whose receipts were issued after the copy: their numbers are not given again. */
export interface ReceiptGap {
	readonly year: string;
	readonly from: number;
	readonly to: number;
}

/** A restored table before any function works on it. */
export interface RestoredCopy {
	/** Reads the whole table. */
	contents(): Promise<CopyContents>;
	/** Goes on behind the gap, and keeps a note of it. Fails when the series has moved since it was read. */
	skip(gap: ReceiptGap, now: Date): Promise<void>;
}
