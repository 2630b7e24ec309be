import type { Faq as PublishedFaq } from '@tulia/contracts/faq/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Moved } from '../platform/table/apply-reorder.ts';

/** A question people ask, with the centre's answer, and its place. */
export interface Faq extends Readonly<PublishedFaq> {
	/** Place within its category, 0 to 999, lowest first. */
	readonly order: number;
}

/** An FAQ as staff change it. */
export interface StaffFaq extends Faq {
	/** Counts every change. */
	readonly version: number;
}

/** An FAQ before a change and after it. */
export interface FaqChange {
	readonly before: StaffFaq;
	readonly after: StaffFaq;
	readonly act: AuditContext;
	/** As it was read, where the change puts it on the contact page. */
	readonly featuring?: number | undefined;
}

/** What staff's work on FAQs needs from storage. A change is false when somebody else was faster. */
export interface StaffFaqStore {
	/** Every FAQ in its order, as it is this moment. */
	listAll(): Promise<readonly StaffFaq[]>;
	/**
	 * Counts how often something was put on the contact page. Read before the list: while it is the same, no more are shown
	 * there than the list says.
	 */
	featuring(): Promise<number>;
	/** With `featuring` as it was read where the FAQ is to be on the contact page. */
	add(faq: StaffFaq, act: AuditContext, featuring?: number): Promise<boolean>;
	change(change: FaqChange): Promise<boolean>;
	/** Gives them their new places in one transaction. */
	reorder(moved: readonly Moved<StaffFaq>[], act: AuditContext): Promise<boolean>;
	remove(faq: StaffFaq, act: AuditContext): Promise<boolean>;
}

/** What the use cases of faqs need from storage. */
export interface FaqStore {
	/** Every FAQ, by category (alphabetical) and within a category in the centre's order: one Query. */
	list(): Promise<readonly Faq[]>;
	save(faq: Faq): Promise<void>;
}
