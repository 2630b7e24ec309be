/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render, screen } from '@testing-library/react';
import { makeStore, StoreProvider } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import { mockFetch } from '@tulia/platform/testing';
import type { ComponentType, ReactNode } from 'react';
import { click } from '../testing/render-app.tsx';
import { lazyShellPage } from './lazy-shell-page.tsx';

interface Greeted {
	readonly name: string;
}
const Page = ({ name }: Greeted): ReactNode => <h1>Karibu, {name}</h1>;

async function show(load: () => Promise<ComponentType<Greeted>>): Promise<void> {
	const Own = lazyShellPage(load, 'Page');
	await act(async () =>
		render(
			<StoreProvider store={makeStore()}>
				<MemoryRouter>
					<Own name="Wairimu" />
				</MemoryRouter>
			</StoreProvider>,
		),
	);
}

beforeEach(() => {
	mockFetch({});
	// React logs what a boundary caught, which this test expects.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a lazy page of the shell', () => {
	test('a lazy page of the shell is loaded once, and receives its props', async () => {
		const load = jest.fn(async () => Page);
		await show(load);
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Karibu, Wairimu');
		expect(load).toHaveBeenCalledTimes(1);
	});

	test('a lazy page of the shell that fails to load shows an error, and Retry loads it again', async () => {
		const load = jest.fn(async () => Page).mockRejectedValueOnce(new Error('offline'));
		await show(load);
		expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
		expect(load).toHaveBeenCalledTimes(1);
		await click(screen.getByRole('button', { name: 'Retry' }));
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Karibu, Wairimu');
		expect(load).toHaveBeenCalledTimes(2);
	});
});
