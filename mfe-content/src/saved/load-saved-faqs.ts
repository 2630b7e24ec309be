import type { Faq } from '@tulia/contracts/faq/schemas';

/** Every saved FAQ, in the order of the API; for `useWithSaved`. */
export const loadSavedFaqs = async (): Promise<{ data: Faq[] }> => ({
	data: [...(await import('./content/saved-faqs.ts')).savedFaqs],
});
