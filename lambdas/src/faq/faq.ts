/** The categories of the specification (section 3), in the order the help centre shows them. */
export const faqCategories = ['Services', 'General', 'Sessions', 'Privacy', 'Appointments'] as const;
export type FaqCategory = (typeof faqCategories)[number];

/** A question people ask, with the centre's answer. */
export interface Faq {
	readonly id: string;
	readonly question: string;
	/** Plain text. */
	readonly answer: string;
	readonly category: FaqCategory;
	/** Place within its category, 0 to 999, lowest first. */
	readonly order: number;
	/** Whether the contact page shows it too, among its four quick answers. */
	readonly featured: boolean;
}

/** What the use cases of faqs need from storage. */
export interface FaqStore {
	/** Every FAQ, by category (alphabetical) and within a category in the centre's order: one Query. */
	list(): Promise<readonly Faq[]>;
	save(faq: Faq): Promise<void>;
}
