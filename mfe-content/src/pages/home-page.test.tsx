/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '@tulia/platform';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const block = (title: string): HTMLElement => {
	const section = screen.getByRole('heading', { name: title }).closest('section');
	if (!section) throw new Error(`${title} is in no section.`);
	return section;
};

const whereabouts = (): string | null => screen.getByTestId('whereabouts').textContent;

afterEach(() => jest.useRealTimers());

describe('with its data', () => {
	test('the home page sends no call for data it was prerendered with', async () => {
		const fetch = mockApi(allResponses);
		showPage(await storeWith(allResponses), '/');
		expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
		expect(fetch).not.toHaveBeenCalled();
	});

	test('the home page shows the first three services, each with a link to its details', async () => {
		showPage(await storeWith(allResponses), '/');
		const links = within(block('What brings you here?')).getAllByRole('link');
		expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
			['See all 4 services', '/services'],
			['Depression Therapy', '/services#depression-therapy'],
			['Addiction Recovery', '/services#addiction-recovery'],
			['Anxiety Management', '/services#anxiety-management'],
		]);
	});

	test('the home page shows three testimonials with stars, name and date', async () => {
		showPage(await storeWith(allResponses), '/');
		const stories = within(block('In their own words'));
		expect(stories.getAllByRole('figure')).toHaveLength(3);
		expect(stories.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
		expect(stories.getByText('Kiprono K.')).toBeTruthy();
		expect(stories.getByText('21 July 2026')).toBeTruthy();
		expect(stories.getByRole('link').getAttribute('href')).toBe('/testimonials');
	});

	test('the home page shows the three newest articles, dated as at the centre', async () => {
		showPage(await storeWith(allResponses), '/');
		const articles = within(block('Small things that help'));
		expect(articles.getAllByRole('heading', { level: 3 })).toHaveLength(3);
		expect(articles.getByRole('link', { name: 'The first ten minutes' }).getAttribute('href')).toBe('/blogs/1');
		expect(articles.getByText('2 Nov 2026')).toBeTruthy();
	});

	test('the facts of the centre on the home page are those of the profile', async () => {
		showPage(await storeWith(allResponses), '/');
		expect(screen.getByText('Jacaranda Court, Oginga Odinga Street, Kisumu.')).toBeTruthy();
		expect(screen.getByText('Open six days')).toBeTruthy();
		expect(within(block('Why choose us')).getByText('91')).toBeTruthy();
		expect(screen.getByText('From over 240 reviews.')).toBeTruthy();
		expect(document.title).toBe('Pumzika House');
	});

	test('the home page shows whether the centre is open, and updates when it closes', async () => {
		jest.useFakeTimers({ now: new Date('2026-11-24T13:59:00.000Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
		showPage(await storeWith(allResponses), '/');
		expect(screen.getByText('Open today until 5:00 PM')).toBeTruthy();
		act(() => void jest.advanceTimersByTime(75_000));
		expect(screen.getByText('Opens tomorrow at 9:00 AM')).toBeTruthy();
	});
});

describe('a schedule button', () => {
	test('a schedule button sends a visitor to log in, with the message and the return path', async () => {
		const store = await storeWith(allResponses);
		store.dispatch({ type: 'session/ended', payload: 'absent' });
		showPage(store, '/');
		fireEvent.click(screen.getAllByRole('link', { name: 'Schedule Physical Meeting' })[0] as HTMLElement);
		expect(whereabouts()).toBe(
			'/login {"message":"Please log in to schedule a session.","returnTo":"/schedule-appointment"}',
		);
	});

	test('a schedule button sends a logged-in client to the schedule page', async () => {
		const store = await storeWith(allResponses);
		const user = { id: 'u1', name: 'Wairimu', role: 'client' };
		store.dispatch({ type: 'session/started', payload: { token: 't', user } });
		showPage(store, '/');
		fireEvent.click(screen.getAllByRole('link', { name: 'Schedule Physical Meeting' })[1] as HTMLElement);
		expect(whereabouts()).toBe('/schedule-appointment null');
	});
});

const BLOCKS = [
	[
		'What brings you here?',
		'/api/services',
		'Loading services',
		'A line about Depression Therapy.',
		'When everything feels heavy and slow.',
	],
	['In their own words', '/api/testimonials', 'Loading stories', 'Nobody took sides.', 'Naomi W.'],
	[
		'Small things that help',
		'/api/blogs',
		'Loading articles',
		'The start of The first ten minutes.',
		'What to do in the first ten minutes of a panic attack',
	],
] as const;

const NOTICE = 'We could not load the latest version. Showing saved content.';

describe.each(BLOCKS)('the block "%s"', (title, path, loading, content, saved) => {
	const contentOf = (block: HTMLElement) => within(block).queryByText(content, { exact: false });

	test('a block announces that it is loading, then shows its data', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		const pending = new Promise<Response>((resolve) => {
			arrive = resolve;
		});
		mockApi({ ...allResponses, [path]: pending });
		showPage(makeStore(), '/');
		expect(within(block(title)).getByRole('status').textContent).toBe(loading);
		await act(async () => arrive(Response.json(allResponses[path])));
		await waitFor(() => expect(contentOf(block(title))).toBeTruthy());
	});

	test('a block that fails to load shows saved content, and a retry replaces it', async () => {
		const answers: Record<string, unknown> = { ...allResponses, [path]: undefined };
		mockApi(answers);
		showPage(makeStore(), '/');
		expect(await within(block(title)).findByText(saved)).toBeTruthy();
		expect(within(block(title)).getByText(NOTICE)).toBeTruthy();
		expect(screen.getAllByText(NOTICE)).toHaveLength(1);

		answers[path] = allResponses[path];
		fireEvent.click(within(block(title)).getByRole('button', { name: /Retry/ }));
		await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
		expect(contentOf(block(title))).toBeTruthy();
	});

	test('a block without data shows its empty state', async () => {
		showPage(await storeWith({ ...allResponses, [path]: { data: [] } }), '/');
		expect(contentOf(block(title))).toBeNull();
		expect(within(block(title)).getByText(/^No /)).toBeTruthy();
	});
});

test('the home page without the profile shows the reasons to come, and no claims of the centre', async () => {
	mockApi({ ...allResponses, '/api/profile': undefined });
	showPage(makeStore(), '/');
	const alert = await screen.findByRole('alert');
	expect(within(alert).getByText('We could not load our address and hours')).toBeTruthy();
	expect(within(alert).getByText('Check your connection and try again.')).toBeTruthy();
	expect(within(block('Why choose us')).getByText('Private by habit')).toBeTruthy();
	expect(within(block('Why choose us')).queryByText('%')).toBeNull();
});

test('an unknown address is answered by the shell', async () => {
	showPage(await storeWith(allResponses), '/no-such-page');
	expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeTruthy();
});
