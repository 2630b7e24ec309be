/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render } from '@testing-library/react';
import type { AppStore } from '@tulia/platform';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InnerPage } from '../testing/inner-page.tsx';
import { allResponses, mockApi, Page, storeWith } from '../testing/show-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { PsychologistsPage } from './psychologists-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';

const consoleErrors = jest.spyOn(console, 'error');
afterEach(() => consoleErrors.mockClear());

const INNER_PAGES: Readonly<Record<string, ComponentType>> = {
	'/services': ServicesPage,
	'/services#family-therapy': ServicesPage,
	'/psychologists': PsychologistsPage,
	'/testimonials': TestimonialsPage,
	'/terms-of-service': TermsPage,
	'/privacy-policy': PrivacyPage,
	'/privacy-policy#how-long': PrivacyPage,
};

function At({ address, store }: { readonly address: string; readonly store: AppStore }): ReactNode {
	const Inner = INNER_PAGES[address];
	if (!Inner) return <Page store={store} at={address} />;
	return (
		<InnerPage store={store} at={address}>
			<Inner />
		</InnerPage>
	);
}

describe.each(['/', ...Object.keys(INNER_PAGES)])('%s', (address) => {
	test('the page is prerendered from responses alone, and hydrates without a request or a mismatch', async () => {
		const fetch = mockApi(allResponses);
		const path = address.replace(/#.*/, ''); // servers never receive a fragment
		const container = document.body.appendChild(document.createElement('div'));
		container.innerHTML = renderToString(<At store={await storeWith(allResponses)} address={path} />);
		expect(container.querySelector('[aria-busy]')).toBeNull();
		expect(container.textContent).not.toMatch(/Open today|Opens /);
		const heading = container.querySelector('h1');

		const store = await storeWith(allResponses);
		await act(async () => void render(<At store={store} address={address} />, { container, hydrate: true }));
		expect(consoleErrors).not.toHaveBeenCalled();
		expect(container.querySelector('h1')).toBe(heading);
		expect(fetch).not.toHaveBeenCalled();
		container.remove();
	});
});
