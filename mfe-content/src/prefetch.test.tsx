/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { prefetch } from './app.tsx';
import { articleResponses } from './testing/sample-article.ts';
import { psychologist } from './testing/sample-centre.ts';
import { responsesWithFaqs } from './testing/sample-faqs.ts';
import { type ApiResponses, mockApi, showPage, storeWith } from './testing/show-page.tsx';

const answers: ApiResponses = { ...articleResponses, ...responsesWithFaqs, '/api/psychologists/amina': psychologist };

const FIRST_CALLS: { readonly [path: string]: readonly string[] } = {
	'/': ['/api/services', '/api/testimonials', '/api/blogs'],
	'/services': ['/api/services', '/api/psychologists'],
	'/psychologists': ['/api/psychologists'],
	'/psychologists/amina': ['/api/services', '/api/psychologists/amina'],
	'/blogs': ['/api/blogs'],
	'/blogs/1': ['/api/blogs/1'],
	'/help-center': ['/api/faqs'],
	'/contact': ['/api/faqs'],
	'/testimonials': ['/api/testimonials'],
	'/terms-of-service': [],
};

test.each(Object.entries(FIRST_CALLS))(
	'%s prefetches the first calls of its page, and the page does not send them again',
	async (path, calls) => {
		const store = await storeWith({ '/api/profile': answers['/api/profile'] });
		const fetch = mockApi(answers);
		const sent = (): string[] => fetch.mock.calls.map(([address]) => String(address));
		prefetch?.(path, store.dispatch);
		await waitFor(() => expect(sent()).toEqual(calls));
		showPage(store, path);
		await screen.findByRole('heading', { level: 1 });
		await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
		const again = sent().filter((address) => calls.includes(address));
		expect(again).toEqual(calls);
		if (path !== '/blogs/1') expect(sent()).toEqual(calls);
	},
);

test('an unknown address prefetches nothing', async () => {
	const store = await storeWith({ '/api/profile': answers['/api/profile'] });
	const fetch = mockApi(answers);
	prefetch?.('/nowhere', store.dispatch);
	expect(fetch).not.toHaveBeenCalled();
});
