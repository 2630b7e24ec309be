/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { prefetch } from './app.tsx';
import { articleAnswers } from './testing/sample-article.ts';
import { answersWithFaqs } from './testing/sample-faqs.ts';
import { serve, showPage, storeWith } from './testing/show-page.tsx';

const answers = { ...articleAnswers, ...answersWithFaqs };

const READS: { readonly [path: string]: readonly string[] } = {
	'/': ['/api/services', '/api/testimonials', '/api/blogs'],
	'/services': ['/api/services'],
	'/blogs': ['/api/blogs'],
	'/blogs/1': ['/api/blogs/1'],
	'/help-center': ['/api/faqs'],
	'/contact': ['/api/faqs'],
	'/testimonials': ['/api/testimonials'],
	'/terms': [],
	'/nowhere': [],
};

test.each(Object.entries(READS))(
	'%s begins what its page asks for first, and the page does not ask again',
	async (path, reads) => {
		const store = await storeWith({ '/api/profile': answers['/api/profile'] });
		const fetch = serve(answers);
		const asked = (): string[] => fetch.mock.calls.map(([address]) => String(address));
		prefetch?.(path, store.dispatch);
		await waitFor(() => expect(asked()).toEqual(reads));
		showPage(store, path);
		await screen.findByRole('heading', { level: 1 });
		await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
		const again = asked().filter((address) => reads.includes(address));
		expect(again).toEqual(reads);
		if (path !== '/blogs/1') expect(asked()).toEqual(reads);
	},
);
