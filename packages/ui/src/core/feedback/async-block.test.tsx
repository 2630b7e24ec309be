/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { AsyncBlock, type AsyncQuery } from './async-block.tsx';

type Names = { readonly data: readonly string[] };
const refetch = jest.fn();
const idle: AsyncQuery<Names> = { isLoading: false, isError: false, isFetching: false, refetch };

const block = (query: Partial<AsyncQuery<Names>>) => (
	<AsyncBlock
		query={{ ...idle, ...query }}
		skeleton={<p>grey bars</p>}
		loading="Loading services"
		failed={{ title: 'We could not load the services', phone: '0700 000 100' }}
		empty={{ title: 'No services found' }}
	>
		{({ data }) => <p>{data.join(', ')}</p>}
	</AsyncBlock>
);
const show = (query: Partial<AsyncQuery<Names>>) => render(block(query));

describe('a block of data', () => {
	test('a block of data announces once that it loads', () => {
		show({ isLoading: true, isFetching: true });
		expect(screen.getByRole('status').textContent).toBe('Loading services');
		expect(screen.getByText('grey bars').closest('[aria-busy=true]')).not.toBeNull();
	});

	test('a block of data shows its data', () => {
		show({ data: { data: ['Anxiety', 'Stress'] } });
		expect(screen.queryByText('Anxiety, Stress')).not.toBeNull();
	});

	test('a block of data without data shows its empty state', () => {
		show({ data: { data: [] } });
		expect(screen.queryByRole('heading', { name: 'No services found' })).not.toBeNull();
	});

	test('a block of data that failed explains it, offers a retry, and shows a phone number', () => {
		show({ isError: true });
		expect(screen.getByRole('link', { name: '0700 000 100' }).getAttribute('href')).toBe('tel:0700000100');
		fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
		expect(refetch).toHaveBeenCalledTimes(1);
	});

	test('a block of data announces a retry', () => {
		show({ isFetching: true });
		expect(screen.queryByRole('heading', { name: 'Trying again' })).not.toBeNull();
		expect(screen.getByRole('button')).toHaveProperty('disabled', true);
	});

	test('a block of data shows stale data with a notice when a newer answer fails', () => {
		show({ isError: true, data: { data: ['Anxiety'] } });
		expect(screen.queryByText('Anxiety')).not.toBeNull();
		expect(screen.getByRole('status').textContent).toContain('Showing saved content');
	});

	test('a block of data shows the notice during a retry, and removes it after a newer answer', () => {
		const { rerender } = show({ isError: true, data: { data: ['Anxiety'] } });
		rerender(block({ isFetching: true, data: { data: ['Anxiety'] } }));
		expect(screen.getByRole('button', { name: /Trying again…/ })).toHaveProperty('disabled', true);
		rerender(block({ data: { data: ['Anxiety', 'Stress'] } }));
		expect(screen.queryByText('Anxiety, Stress')).not.toBeNull();
		expect(screen.queryByRole('status')).toBeNull();
	});
});
