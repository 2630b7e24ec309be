/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { makeStore } from '../store.ts';
import { usePage, useScrollOnNavigation } from './use-page.ts';

function Page(): ReactNode {
	const { pathname, search } = useLocation();
	usePage({ title: `${pathname}${search.includes('page=2') ? ', page 2' : ''}` });
	return <h1>{pathname}</h1>;
}

function Site(): ReactNode {
	const navigate = useNavigate();
	useScrollOnNavigation();
	const go = (to: string, replace = false) => (
		<button type="button" onClick={() => navigate(to, { replace })}>
			{to}
		</button>
	);
	return (
		<main>
			<Page />
			{go('/services')}
			{go('/blogs?page=2')}
			{go('/blogs?search=a', true)}
		</main>
	);
}

const scrolled = jest.fn();
beforeEach(() => {
	scrolled.mockClear();
	window.scrollTo = scrolled;
	globalThis.fetch = async () => Response.error();
	render(
		<Provider store={makeStore()}>
			<MemoryRouter initialEntries={['/blogs']}>
				<Site />
			</MemoryRouter>
		</Provider>,
	);
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const isAtHeading = (): boolean => document.activeElement === screen.getByRole('heading');

test('a navigation to a page, or to another page of a list, scrolls to the top and focuses the heading', async () => {
	await press('/services');
	expect(isAtHeading()).toBe(true);
	await press('/blogs?page=2');
	expect(isAtHeading()).toBe(true);
	expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 0, behavior: 'instant' }]]);
});

test('the canonical address follows the page on screen', async () => {
	const link = document.head.appendChild(document.createElement('link'));
	link.rel = 'canonical';
	link.href = 'https://tulia.example/blogs';
	await press('/services');
	expect(link.href).toBe('https://tulia.example/services');
	await press('/blogs?page=2');
	expect(link.href).toBe('https://tulia.example/blogs');
	link.remove();
});

test('replacing the address of the current page moves neither scroll position nor focus', async () => {
	screen.getByRole('button', { name: '/services' }).focus();
	await press('/blogs?search=a');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '/services' }));
	await press('/services');
	await press('/blogs?page=2');
	screen.getByRole('button', { name: '/services' }).focus();
	await press('/blogs?search=a');
	expect(isAtHeading()).toBe(false);
	expect(scrolled).toHaveBeenCalledTimes(2);
});
