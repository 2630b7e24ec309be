import type { Faq as PublishedFaq } from '@tulia/contracts/faq/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Moved } from '../platform/lists/apply-reorder.ts';

/** A frequently asked question, with the answer and its position. */
export interface Faq extends Readonly<PublishedFaq> {
	/** Position within its category, 0 to 999, lowest first. */
	readonly order: number;
}

export interface StaffFaq extends Faq {
	/** Counts every change. */
	readonly version: number;
}

export interface FaqChange {
	readonly before: StaffFaq;
	readonly after: StaffFaq;
	readonly act: AuditContext;
	/** The guard as it was read, when the change adds the FAQ to the contact page. */
	readonly featuring?: number | undefined;
}

/** Storage of staff's work on FAQs. A change is false on a version conflict. */
export interface StaffFaqStore {
	/** Every FAQ in its order. Strongly consistent. */
	listAll(): Promise<readonly StaffFaq[]>;
	/** The guard of the contact page. Read before the list; while it is unchanged, nothing was added to the page. */
	featuring(): Promise<number>;
	/** With `featuring` as it was read when the FAQ is to be on the contact page. */
	add(faq: StaffFaq, act: AuditContext, featuring?: number): Promise<boolean>;
	change(change: FaqChange): Promise<boolean>;
	/** Moves them in one transaction. */
	reorder(moved: readonly Moved<StaffFaq>[], act: AuditContext): Promise<boolean>;
	remove(faq: StaffFaq, act: AuditContext): Promise<boolean>;
}

export interface FaqStore {
	/** Every FAQ, by category (alphabetical) and within a category in the centre's order: one Query. */
	list(): Promise<readonly Faq[]>;
	save(faq: Faq): Promise<void>;
}
