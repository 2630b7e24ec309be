/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { LoadAttemptContext, lazyPage } from './lazy-page.tsx';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError(): { readonly failed: boolean } {
		return { failed: true };
	}
	override render(): ReactNode {
		return this.state.failed ? <p>It did not come</p> : this.props.children;
	}
}

const OfficePage = (): ReactNode => <h1>The office</h1>;
const files = async () => ({ OfficePage });
const down = async (): Promise<never> => {
	throw new Error('no connection');
};

/** A visit as the shell renders it: each attempt has a new error boundary. */
const visit = (Page: ComponentType, attempt: string): ReactNode => (
	<Boundary key={attempt}>
		<LoadAttemptContext value={attempt}>
			<Suspense fallback={<p>Coming</p>}>
				<Page />
			</Suspense>
		</LoadAttemptContext>
	</Boundary>
);

beforeEach(() => {
	// React logs errors that a boundary caught, which are expected here.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the files of a page are fetched once for several visits', async () => {
	const load = jest.fn(files);
	const Page = lazyPage(load, 'OfficePage');
	const { rerender } = await act(async () => render(visit(Page, 'first')));
	await act(async () => rerender(visit(Page, 'second')));
	expect(screen.getByRole('heading').textContent).toBe('The office');
	expect(load).toHaveBeenCalledTimes(1);
});

test('the files of a page that failed to load are requested again by the next attempt only', async () => {
	const load = jest.fn<ReturnType<typeof files>, []>(files).mockImplementationOnce(down);
	const Page = lazyPage(load, 'OfficePage');
	const { rerender } = await act(async () => render(visit(Page, 'first')));
	expect(screen.getByText('It did not come')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(1);
	await act(async () => rerender(visit(Page, 'first, again')));
	expect(screen.getByRole('heading').textContent).toBe('The office');
	expect(load).toHaveBeenCalledTimes(2);
});
