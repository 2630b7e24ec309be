import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';

interface PageStart {
	readonly now: Date;
	/** Cursor: the sort key of the last row of the page before. */
	readonly after: string | undefined;
	readonly limit: number;
}

/** The appointments that need attention, from sparse indexes (decision 017): one Query a page. */
export interface AttentionIndex {
	/** Soonest first. Some may have been moved, cancelled, recorded or resolved meanwhile. */
	page(
		need: AppointmentNeed,
		place: PageStart,
	): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
}
