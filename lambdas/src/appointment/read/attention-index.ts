import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';

/** Where to read on. */
interface PageStart {
	readonly now: Date;
	/** Where the page before ended: the sort key of its last row. */
	readonly after: string | undefined;
	readonly limit: number;
}

/** The appointments that need something, as thin lists keep them (decision 017): one Query a page. */
export interface AttentionIndex {
	/** Soonest first. Some may have been moved, cancelled, recorded or mended meanwhile. */
	page(
		need: AppointmentNeed,
		place: PageStart,
	): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
}
