/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageLinks } from './page-links.tsx';

const Anchor = ({ to, ...rest }: { readonly to: string; readonly children?: ReactNode }): ReactNode => (
	<a {...rest} href={to} />
);
const show = (page: number) =>
	render(
		<PageLinks label="Pages of articles" page={page} pageCount={3} component={Anchor} to={(each) => `/p${each}`} />,
	);
const shownLinks = () =>
	screen
		.getAllByRole('link')
		.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

test('each page is a link, and the current one is marked', () => {
	show(2);
	expect(shownLinks()).toEqual([
		['Previous', '/p1'],
		['Page 1', '/p1'],
		['Page 2', '/p2'],
		['Page 3', '/p3'],
		['Next', '/p3'],
	]);
	expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/p2');
});

test.each([
	[1, 'Previous'],
	[3, 'Next'],
])('on page %i "%s" is disabled and no link', (page, word) => {
	show(page);
	expect(screen.queryByRole('link', { name: word })).toBeNull();
	expect(screen.getByText(word).closest('[aria-disabled=true]')).not.toBeNull();
});
