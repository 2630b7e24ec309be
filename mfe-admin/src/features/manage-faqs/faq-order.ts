import { type FaqCategory, faqCategories } from '@tulia/contracts/faq/schemas';
import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import type { Place } from '@tulia/contracts/staff';

/** The maximum position in the contract. */
const LAST = 999;

/** The FAQs of a category in the order of the site. */
export const inCategory = (faqs: readonly StaffFaq[], category: FaqCategory): readonly StaffFaq[] =>
	faqs.filter((faq) => faq.category === category).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** The categories with FAQs, in the order of the help centre. */
export const filledCategories = (faqs: readonly StaffFaq[]): readonly FaqCategory[] =>
	faqCategories.filter((category) => faqs.some((faq) => faq.category === category));

/** The position of a new FAQ, after the last one of its category. */
export const nextOrder = (faqs: readonly StaffFaq[], category: FaqCategory): number =>
	Math.min(LAST, Math.max(-1, ...inCategory(faqs, category).map(({ order }) => order)) + 1);

/**
 * The writes that move an FAQ one position up or down in its category. Equal positions become different, and
 * unchanged positions are not written.
 */
export function movesFor(faqs: readonly StaffFaq[], moved: StaffFaq, by: 1 | -1): readonly Place[] {
	const before = inCategory(faqs, moved.category);
	const from = before.findIndex(({ id }) => id === moved.id);
	const other = before[from + by];
	if (from < 0 || !other) return [];
	const after = before.map((faq, place) => (place === from ? other : place === from + by ? moved : faq));
	const hasPlaces = new Set(before.map(({ order }) => order)).size === before.length;
	return after
		.map((faq, place) => ({ ...faq, was: faq.order, order: hasPlaces ? (before[place]?.order ?? place) : place }))
		.filter(({ was, order }) => was !== order)
		.map(({ id, order, version }) => ({ id, order, version }));
}
