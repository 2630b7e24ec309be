/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NotFound, type RemoteModule } from '@tulia/platform';
import { mockFetch } from '@tulia/platform/testing';
import { click, renderApp } from '../testing/render-app.tsx';

const nothingKnown = async (): Promise<RemoteModule> => ({ App: NotFound });
const main = (): HTMLElement => screen.getByRole('main');

beforeEach(() => {
	localStorage.clear();
	window.scrollTo = () => undefined;
	mockFetch({});
});

describe('Help Now', () => {
	test('Help Now shows the built-in numbers of the country, no numbers of the centre, and a notice while neither the API nor a module answers', async () => {
		const { view } = await renderApp('/help-now', async () => {
			throw new Error('down');
		});
		for (const phone of ['999', '112', '1199', '0722 178 177', '1192', '116', '1195'])
			expect(within(main()).getByRole('link', { name: phone }).getAttribute('href')).toBe(
				`tel:${phone.replaceAll(' ', '')}`,
			);
		expect(within(main()).queryByText(/0700/)).toBeNull();
		expect(await within(main()).findByText(/Showing saved content\./)).toBeTruthy();
		expect(JSON.parse(localStorage.getItem('tulia.saved-uses') ?? '{}')).toEqual({ getProfile: 1 });
		view.unmount();
	});
});

describe('the page of an unknown address', () => {
	test('an unknown address links to the main pages and to urgent help, without unpublished numbers', async () => {
		await renderApp('/nothing-here', nothingKnown);
		const links = within(main()).getAllByRole('link');
		expect(links.map((link) => link.getAttribute('href'))).toEqual([
			'/services',
			'/booking',
			'/help-center',
			'/blogs',
			'/contact',
			'/help-now',
			'/',
		]);
	});

	test('an unknown address offers a search of the articles', async () => {
		const { here } = await renderApp('/nothing-here', nothingKnown);
		fireEvent.change(screen.getByLabelText('Search our articles'), { target: { value: ' panic & sleep ' } });
		await click(within(main()).getByRole('button', { name: 'Search' }));
		await act(async () => undefined);
		expect(here().address).toBe('/blogs?search=panic+%26+sleep');
	});
});
