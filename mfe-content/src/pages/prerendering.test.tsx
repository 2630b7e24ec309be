/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { allAnswers, Page, serve, storeWith } from '../testing/show-page.tsx';

const complaints = jest.spyOn(console, 'error');
afterEach(() => complaints.mockClear());

describe.each(['/', '/services', '/services#family-therapy'])('%s', (address) => {
	test('is finished HTML from the answers alone, and comes alive without asking or changing anything', async () => {
		const fetch = serve(allAnswers);
		const path = address.replace(/#.*/, '');
		const container = document.body.appendChild(document.createElement('div'));
		container.innerHTML = renderToString(<Page store={await storeWith(allAnswers)} at={path} />);
		expect(container.querySelector('[aria-busy]')).toBeNull();
		expect(container.textContent).not.toMatch(/Open today|Opens /);
		const heading = container.querySelector('h1');

		const store = await storeWith(allAnswers);
		await act(async () => void render(<Page store={store} at={address} />, { container, hydrate: true }));
		expect(complaints).not.toHaveBeenCalled();
		expect(container.querySelector('h1')).toBe(heading);
		expect(fetch).not.toHaveBeenCalled();
		container.remove();
	});
});
