/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { type AppStore, makeStore } from '@tulia/platform';
import { renderToString } from 'react-dom/server';
import { InnerPage } from '../testing/inner-page.tsx';
import { articles } from '../testing/sample-centre.ts';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';
import { BlogsPage } from './blogs-page.tsx';

const [sample] = articles;
if (!sample) throw new Error('There is no sample article.');
/** Thirteen articles, as in the mock-up: three pages. */
const many: readonly ArticleCard[] = Array.from({ length: 13 }, (_, place) => ({
	...sample,
	id: `a${place + 1}`,
	title: `Article ${place + 1}`,
	category: place % 2 ? 'Wellness' : 'Self-Care',
	snippet: place === 12 ? 'About the café.' : 'About rest.',
}));
const answers = { ...allResponses, '/api/blogs': { data: many } };

/** The page is lazy, so it is shown a moment later. */
const show = (store: AppStore, address: string) => act(async () => void showPage(store, address));
const open = async (address: string) => show(await storeWith(answers), address);
const titles = () =>
	within(screen.getByRole('main'))
		.queryAllByRole('heading', { level: 3 })
		.map((each) => each.textContent);
const pages = () => within(screen.getByRole('navigation', { name: 'Pages of articles' }));
const field = () => screen.getByRole('searchbox', { name: 'Search articles' });
const count = () => within(screen.getByRole('main')).getByRole('status').textContent;
const query = () => screen.getByTestId('whereabouts').textContent;

test('six articles are shown as cards that link to them', async () => {
	await open('/blogs');
	expect(titles()).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4', 'Article 5', 'Article 6']);
	expect(count()).toBe('13 articles');
	const card = within(screen.getByRole('heading', { name: 'Article 1' }).closest('li') as HTMLElement);
	for (const text of ['Self-Care', '5 min read', 'About rest.', 'Amina Hassan', '2 Nov 2026'])
		expect(card.getByText(text)).toBeTruthy();
	expect(card.getByRole('link').getAttribute('href')).toBe('/blogs/a1');
});

test('further pages are links, and the address names the current one', async () => {
	await open('/blogs');
	expect(pages().getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/blogs?page=2');
	fireEvent.click(pages().getByRole('link', { name: 'Page 3' }));
	expect(titles()).toEqual(['Article 13']);
	expect(pages().getByRole('link', { current: 'page' }).textContent).toBe('3');
	expect(pages().queryByRole('link', { name: 'Next' })).toBeNull();
	expect(document.title).toBe('Blog, page 3 | Pumzika House');
});

test.each([
	['/blogs?page=99', 'Article 13'],
	['/blogs?page=0', 'Article 1'],
	['/blogs?page=two', 'Article 1'],
])('%s shows a page that exists', async (address, first) => {
	await open(address);
	expect(titles()[0]).toBe(first);
});

const finished = (store: AppStore, address: string) => (
	<InnerPage store={store} at={address}>
		<BlogsPage />
	</InnerPage>
);

test.each([
	['/blogs?page=2', '/blogs?page=2', 'Article 7'],
	['/blogs?page=2&search=rest', '/blogs', 'Article 1'],
	['/blogs?page=1', '/blogs', 'Article 1'],
])('%s hydrates the prerendered HTML of %s, which shows %s first', async (address, rendered, first) => {
	const consoleErrors = jest.spyOn(console, 'error').mockImplementation();
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(finished(await storeWith(answers), rendered));
	const card = container.querySelector('main h3');
	expect(card?.textContent).toBe(first);
	const store = await storeWith(answers);
	await act(async () => void render(finished(store, address), { container, hydrate: true }));
	expect(consoleErrors).not.toHaveBeenCalled();
	expect(container.querySelector('h1')?.isConnected).toBe(true);
	consoleErrors.mockRestore();
	container.remove();
});

test('six articles or fewer have no further pages', async () => {
	await show(await storeWith({ ...allResponses, '/api/blogs': { data: many.slice(0, 6) } }), '/blogs');
	expect(titles()).toHaveLength(6);
	expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
});

test('typing searches from the first page, and replaces the address without a history entry', async () => {
	await open('/blogs?page=3');
	await userEvent.type(field(), 'cafe');
	await waitFor(() => expect(count()).toBe('1 article'));
	expect(titles()).toEqual(['Article 13']);
	expect(query()).toContain('?search=cafe ');
	expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
	expect(document.activeElement).toBe(field());
});

test('an address with a search shows the results, and the links to further pages preserve the search', async () => {
	await open('/blogs?search=wellness');
	expect(field()).toHaveProperty('value', 'wellness');
	expect(count()).toBe('6 articles');
	await open('/blogs?search=article');
	expect(screen.getAllByRole('link', { name: 'Next' })[0]?.getAttribute('href')).toBe('/blogs?search=article&page=2');
});

test('a topic is a search for its name', async () => {
	await open('/blogs');
	const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
	expect(topics.getAllByRole('link').map((each) => each.textContent)).toEqual(['All topics', 'Self-Care', 'Wellness']);
	fireEvent.click(topics.getByRole('link', { name: 'Wellness' }));
	expect(topics.getByRole('link', { current: true }).textContent).toBe('Wellness');
	expect(field()).toHaveProperty('value', 'Wellness');
	expect(count()).toBe('6 articles');
});

test('a search without results shows the message of the specification, and offers all articles', async () => {
	await open('/blogs?search=zebra');
	expect(screen.getByRole('heading', { level: 3, name: 'No articles found' })).toBeTruthy();
	expect(
		screen.getByText(
			"We couldn't find any articles matching your search term. Try a different keyword or browse all articles.",
		),
	).toBeTruthy();
	expect(count()).toBe('0 articles');
	fireEvent.click(screen.getByRole('button', { name: 'View All Articles' }));
	expect(titles()).toHaveLength(6);
	expect(field()).toHaveProperty('value', '');
	expect(document.activeElement).toBe(field());
});

test('loading articles are announced, with placeholders of their size', async () => {
	let arrive: (answer: Response) => void = () => undefined;
	mockApi({ ...answers, '/api/blogs': new Promise<Response>((resolve) => (arrive = resolve)) });
	await show(makeStore(), '/blogs');
	expect(screen.getByText('Loading articles')).toBeTruthy();
	expect(document.querySelectorAll('[aria-busy] li')).toHaveLength(6);
	await act(async () => arrive(Response.json(answers['/api/blogs'])));
	expect(await screen.findByText('Article 1')).toBeTruthy();
	expect(count()).toBe('13 articles');
});

test('saved articles replace a list that fails to load, under the notice, until a retry succeeds', async () => {
	const changing: Record<string, unknown> = { ...answers, '/api/blogs': undefined };
	mockApi(changing);
	await show(makeStore(), '/blogs');
	expect(await screen.findByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
	expect(titles()[0]).toBe('What to do in the first ten minutes of a panic attack');
	changing['/api/blogs'] = answers['/api/blogs'];
	fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
	expect(await screen.findByText('Article 1')).toBeTruthy();
	expect(screen.queryByText(/Showing saved content/)).toBeNull();
});

test('the label of the search field names what it searches: title, category and snippet', async () => {
	await show(await storeWith(allResponses), '/blogs');
	expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Search by title or topic');
});

test('saved articles show no date, because only the API knows it', async () => {
	mockApi({ ...answers, '/api/blogs': undefined });
	await show(makeStore(), '/blogs');
	expect(await screen.findByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
	expect(document.querySelectorAll('main time')).toHaveLength(0);
});

test('a blog without articles shows the empty state, with a link to another page', async () => {
	await show(await storeWith({ ...allResponses, '/api/blogs': { data: [] } }), '/blogs');
	expect(screen.getByRole('heading', { name: 'No articles found' })).toBeTruthy();
	expect(screen.getByText('There is nothing to read here yet.')).toBeTruthy();
	expect(screen.getByRole('link', { name: 'See our services' }).getAttribute('href')).toBe('/services');
});
