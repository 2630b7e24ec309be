/** A visit of the copy whose reminder is still to be sent. */
interface RemindedVisit {
	readonly id: string;
	readonly version: number;
}

/** A job that is stored and not finished. */
interface OpenJob {
	readonly id: string;
	/** The id of its subject: a visit, an account. */
	readonly ref: string;
}

/** The contents of a restored copy that the replay may have to change. */
export interface CopyContents {
	readonly jobIds: ReadonlySet<string>;
	/** The open jobs, without erasures, whose data is in the copy again. */
	readonly openJobs: readonly OpenJob[];
	/** The account of each visit, by visit id. */
	readonly visits: ReadonlyMap<string, string>;
	readonly toRemind: readonly RemindedVisit[];
	/** The last number of each year's series of receipts. */
	readonly lastPlaces: ReadonlyMap<string, number>;
}

/** Numbers of a series whose receipts were issued after the copy: they are not reused. */
export interface ReceiptGap {
	readonly year: string;
	readonly from: number;
	readonly to: number;
}

/** A restored table before any function uses it. */
export interface RestoredCopy {
	/** Reads the whole table. */
	contents(): Promise<CopyContents>;
	/** Continues the series behind the gap, and records the gap. Fails when the series changed since it was read. */
	skip(gap: ReceiptGap, now: Date): Promise<void>;
}
