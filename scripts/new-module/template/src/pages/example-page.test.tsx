/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { makeStore, paths, StoreProvider } from '@tulia/platform';
import { MemoryRouter } from '@tulia/platform/rendering';
import { App } from '../app.tsx';

const show = (isSkeleton: boolean) =>
	render(
		<StoreProvider store={makeStore()}>
			<MemoryRouter initialEntries={[paths.example()]}>
				<main>
					<App isSkeleton={isSkeleton} />
				</main>
			</MemoryRouter>
		</StoreProvider>,
	);

test('the page of example has its heading and a way home', () => {
	show(false);
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example');
	expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('the page of example shows only its heading and its skeleton before the session is known', () => {
	show(true);
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example');
	expect(screen.queryByRole('link')).toBeNull();
});
