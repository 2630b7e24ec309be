import type { Capacity } from './consumed-capacity.ts';
import type { FunctionName } from './fixed-resources.ts';
import type { Usage } from './usage.ts';

/** What one thing somebody does uses, as measured on the local cloud with the real engine behind it. */
export interface ActionUsage extends Capacity {
	/** Calls of the table by function and operation. */
	readonly tableCalls: Readonly<Record<string, number>>;
	/** Calls of other services, such as `s3 GET`. */
	readonly otherCalls: Readonly<Record<string, number>>;
	/** Requests of the API that reached a function. */
	readonly apiRequests: number;
	readonly mails: number;
	/** Items that wait for the notifier: at most as many invocations by the stream. */
	readonly jobs: number;
}

/** A partition that bookings have in common, with its touches by one booking. */
export interface SharedPartition {
	readonly index: string;
	readonly partition: string;
	readonly kind: 'read' | 'write';
	readonly touchesPerBooking: number;
}

/** What `npm run cost` measures. Kept in `measured.json`, so that other prices need no second measurement. */
export interface Measured {
	/** The day of the measurement. */
	readonly on: string;
	readonly bookings: number;
	/** Of one client each. */
	readonly register: ActionUsage;
	readonly readTimes: ActionUsage;
	readonly book: ActionUsage;
	readonly remind: ActionUsage;
	/** The dashboard and a list of appointments, opened once. */
	readonly staffLook: ActionUsage;
	/** Staff book for somebody who is told by SMS, that SMS included. */
	readonly bookByPhone: ActionUsage;
	/** In cash, with its receipt. */
	readonly notePayment: ActionUsage;
	readonly searchClient: ActionUsage;
	/** An issue of the newsletter, for one of those who get it. */
	readonly issueToOne: ActionUsage;
	readonly notifierSweep: ActionUsage;
	readonly publisherSweep: ActionUsage;
	/** One reader, who opens three pages. */
	readonly visit: {
		readonly pages: readonly string[];
		readonly requests: number;
		readonly bytes: number;
		readonly action: ActionUsage;
	};
	/** Bytes that one registration, booking and reminder leave in the table, indexes included. */
	readonly storedBytes: number;
	readonly sharedPartitions: readonly SharedPartition[];
	/** Of a stage's templates: gigabytes of each function, and what is billed for being there. */
	readonly memory: Readonly<Record<FunctionName, number>>;
	readonly fixed: Usage;
}
