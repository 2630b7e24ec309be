import type { Faq as PublishedFaq } from '@tulia/contracts/faq/schemas';

/** A question people ask, with the centre's answer, and its place. */
export interface Faq extends Readonly<PublishedFaq> {
	/** Place within its category, 0 to 999, lowest first. */
	readonly order: number;
}

/** What the use cases of faqs need from storage. */
export interface FaqStore {
	/** Every FAQ, by category (alphabetical) and within a category in the centre's order: one Query. */
	list(): Promise<readonly Faq[]>;
	save(faq: Faq): Promise<void>;
}
