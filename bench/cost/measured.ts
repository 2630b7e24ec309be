import type { Capacity } from './consumed-capacity.ts';
import type { FunctionName } from './fixed-resources.ts';
import type { Usage } from './usage.ts';

/** The usage of one action, measured on the local cloud with the real engine. */
export interface ActionUsage extends Capacity {
	/** Calls of the table by function and operation. */
	readonly tableCalls: Readonly<Record<string, number>>;
	/** Calls of other services, such as `s3 GET`. */
	readonly otherCalls: Readonly<Record<string, number>>;
	/** Requests of the API that reached a function. */
	readonly apiRequests: number;
	readonly mails: number;
	/** Jobs for the notifier: at most as many invocations by the stream. */
	readonly jobs: number;
}

/** A partition that bookings share, with its touches per booking. */
export interface SharedPartition {
	readonly index: string;
	readonly partition: string;
	readonly kind: 'read' | 'write';
	readonly touchesPerBooking: number;
}

/** The measurements of `npm run cost`, stored in `measured.json`, so that other prices need no second measurement. */
export interface Measured {
	/** Date of the measurement. */
	readonly on: string;
	readonly bookings: number;
	/** Each of one client. */
	readonly register: ActionUsage;
	readonly readTimes: ActionUsage;
	readonly book: ActionUsage;
	readonly remind: ActionUsage;
	/** The dashboard and a list of appointments, opened once. */
	readonly staffLook: ActionUsage;
	/** A booking by staff for a client notified by SMS, including that SMS. */
	readonly bookByPhone: ActionUsage;
	/** In cash, with its receipt. */
	readonly notePayment: ActionUsage;
	readonly searchClient: ActionUsage;
	/** An issue of the newsletter, per recipient. */
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
	/** Bytes that one registration, booking and reminder store in the table, indexes included. */
	readonly storedBytes: number;
	readonly sharedPartitions: readonly SharedPartition[];
	/** From a stage's templates: gigabytes of each function, and the billed resources. */
	readonly memory: Readonly<Record<FunctionName, number>>;
	readonly fixed: Usage;
}
