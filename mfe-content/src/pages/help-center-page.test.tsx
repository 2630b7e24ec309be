/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InnerPage } from '../testing/inner-page.tsx';
import { profile } from '../testing/sample-centre.ts';
import { faqs, responsesWithFaqs, storeWithFaqs } from '../testing/sample-faqs.ts';
import { mockApi } from '../testing/show-page.tsx';
import { HelpCenterPage } from './help-center-page.tsx';

const open = (): readonly string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const shownIds = (): readonly string[] => [...document.querySelectorAll('details')].map(({ id }) => id);
const row = (question: string): HTMLElement => screen.getByRole('heading', { level: 3, name: question });
const searchField = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search our answers' });
const count = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;

/** Types, and waits for the debounce of the search. */
async function search(words: string): Promise<void> {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
	fireEvent.change(searchField(), { target: { value: words } });
	await act(async () => jest.advanceTimersByTime(300));
	jest.useRealTimers();
}

const page = (store: AppStore, at = '/help-center'): ReactNode => (
	<InnerPage store={store} at={at} elsewhere="/help-center">
		<HelpCenterPage />
	</InnerPage>
);
const showWith = (store: AppStore): ReturnType<typeof render> => render(page(store));
const show = async (at?: string): Promise<void> => void render(page(await storeWithFaqs(), at));

const scrolled: string[] = [];
beforeEach(() => {
	scrolled.length = 0;
	Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
		scrolled.push(this.id);
	};
});
afterEach(() => jest.useRealTimers());

describe('the questions', () => {
	test('the questions are grouped by category, in the order of the API, all closed', async () => {
		const fetch = mockApi(responsesWithFaqs);
		await show();
		const topics = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
		expect(topics.slice(0, 4)).toEqual(['Services', 'General', 'Sessions', 'Privacy']);
		expect(shownIds()).toEqual(faqs.map(({ id }) => id));
		expect(open()).toEqual([]);
		expect(document.title).toBe('Help Center | Pumzika House');
		expect(fetch).not.toHaveBeenCalled();
	});

	test('the questions open one at a time over the whole page, and close on a second press', async () => {
		await show();
		fireEvent.click(row('Is there parking?'));
		expect(open()).toEqual(['parking']);
		fireEvent.click(row('Who reads my notes?'));
		expect(open()).toEqual(['notes']);
		fireEvent.click(row('Who reads my notes?'));
		expect(open()).toEqual([]);
		expect(new Set([...document.querySelectorAll('details')].map((each) => each.getAttribute('name'))).size).toBe(1);
	});

	test('a linked question is opened, scrolled to and focused', async () => {
		await show('/help-center#cry');
		expect(open()).toEqual(['cry']);
		expect(scrolled).toEqual(['cry']);
		expect(document.activeElement?.textContent).toContain('What if I cry?');
		fireEvent.click(row('What if I cry?'));
		expect(open()).toEqual([]);
	});

	test('the questions stay closed for a link to another section', async () => {
		await show('/help-center#main');
		expect(open()).toEqual([]);
		expect(scrolled).toEqual([]);
	});
});

describe('the search', () => {
	test('the search covers question, answer and category, marks the matches, and shows their number', async () => {
		await show();
		await search('SESSION');
		expect(shownIds()).toEqual(['length', 'cry']);
		expect(count()).toBe('2 answers for “SESSION”');
		const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
		expect(marks).toEqual(['Session', 'session', 'session']);
	});

	test('the search uses the singular for one answer', async () => {
		await show();
		await search('dholuo');
		expect(count()).toBe('1 answer for “dholuo”');
	});

	test('the search is read from the address', async () => {
		await show('/help-center?search=water');
		expect(searchField()).toHaveProperty('value', 'water');
		expect(shownIds()).toEqual(['length']);
	});

	test('the search is written into the address, and a link to the address without it clears the search', async () => {
		await show();
		await search('water ');
		expect(screen.getByTestId('address').textContent).toBe('/help-center?search=water+');
		expect(searchField()).toHaveProperty('value', 'water ');
		await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'elsewhere' })));
		expect(searchField()).toHaveProperty('value', '');
		expect(shownIds()).toHaveLength(faqs.length);
	});

	test('the search preserves typed text while an earlier search is written to the address', async () => {
		await show();
		jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
		fireEvent.change(searchField(), { target: { value: 'wat' } });
		act(() => {
			jest.advanceTimersByTime(250); // the address is being changed now
			fireEvent.change(searchField(), { target: { value: 'water' } });
		});
		await act(async () => jest.advanceTimersByTime(10));
		expect(searchField()).toHaveProperty('value', 'water');
		await act(async () => jest.advanceTimersByTime(300));
		expect(count()).toBe('1 answer for “water”');
	});

	test('the search without results shows the empty state, which restores all questions', async () => {
		await show();
		await search('zebra');
		expect(screen.getByRole('heading', { name: 'No questions found' })).toBeTruthy();
		expect(shownIds()).toEqual([]);
		expect(count()).toBe('0 answers for “zebra”');
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'View All Questions' })));
		expect(shownIds()).toHaveLength(faqs.length);
		expect(searchField()).toHaveProperty('value', '');
		expect(document.activeElement?.contains(row('Is there parking?'))).toBe(true);
		expect(document.activeElement).not.toBe(document.body);
	});

	test('the search is cleared with one press', async () => {
		await show('/help-center?search=water');
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' })));
		expect(shownIds()).toHaveLength(faqs.length);
		expect(count()).toBe('');
	});
});

describe('a topic', () => {
	const topics = (): readonly (string | null)[] =>
		within(screen.getByRole('group', { name: 'Topics' }))
			.getAllByRole('button')
			.map(({ textContent }) => textContent);
	const choose = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

	test('a topic shows its number of results', async () => {
		await show();
		expect(topics()).toEqual(['All 10', 'Services 1', 'General 6', 'Sessions 2', 'Privacy 1']);
		await search('session');
		expect(topics()).toEqual(['All 2', 'Services 0', 'General 0', 'Sessions 2', 'Privacy 0']);
	});

	test('a topic shows only its questions, until the next search', async () => {
		await show();
		choose('Sessions 2');
		expect(shownIds()).toEqual(['length', 'cry']);
		expect(count()).toBe('2 answers in Sessions');
		expect(screen.getByRole('button', { name: 'Sessions 2' }).getAttribute('aria-pressed')).toBe('true');
		await search('parking');
		expect(shownIds()).toEqual(['parking']);
	});

	test('a topic without results shows the empty state, which restores all questions', async () => {
		await show('/help-center?search=session');
		choose('General 0');
		expect(screen.getByRole('heading', { name: 'No questions found' })).toBeTruthy();
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'View All Questions' })));
		expect(shownIds()).toHaveLength(faqs.length);
	});
});

describe('the list of questions', () => {
	test('loading questions are announced, with five placeholders', async () => {
		mockApi({ ...responsesWithFaqs, '/api/faqs': new Promise<Response>(() => undefined) });
		const store = await storeWithFaqs({ ...responsesWithFaqs, '/api/faqs': undefined });
		showWith(store);
		const busy = document.querySelector('[aria-busy="true"]');
		expect(within(busy as HTMLElement).getByRole('status').textContent).toBe('Loading questions');
		expect(busy?.lastElementChild?.children).toHaveLength(5);
	});

	test('saved questions replace a list that fails to load, under a quiet notice, until Retry succeeds', async () => {
		const answers: Record<string, unknown> = { ...responsesWithFaqs, '/api/faqs': undefined };
		mockApi(answers);
		const store = await storeWithFaqs(answers);
		showWith(store);
		expect(await screen.findByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
		expect(shownIds()).toContain('who-can-see');
		answers['/api/faqs'] = responsesWithFaqs['/api/faqs'];
		await act(async () => fireEvent.click(screen.getByRole('button', { name: /Retry/ })));
		expect(await screen.findByRole('heading', { name: 'Do you speak Dholuo?' })).toBeTruthy();
		expect(screen.queryByText(/Showing saved content/)).toBeNull();
	});

	test('an empty list points to the form', async () => {
		const store = await storeWithFaqs({ ...responsesWithFaqs, '/api/faqs': { data: [] } });
		showWith(store);
		expect(screen.getByRole('heading', { name: 'No questions yet' })).toBeTruthy();
	});
});

describe('other ways to get help', () => {
	const cardOf = (title: string): HTMLElement =>
		screen.getByRole('heading', { level: 3, name: title }).parentElement as HTMLElement;
	const withChat = (now: string) => {
		jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'nextTick'] });
		const weekday = { opens: '09:00', closes: '19:00' };
		const chatHours = profile.openingHours.map(({ day }) => (day === 'sunday' ? { day } : { day, ...weekday }));
		return storeWithFaqs({ ...responsesWithFaqs, '/api/profile': { ...profile, whatsapp: '254700111222', chatHours } });
	};

	test('other ways to get help are phone and email from the profile, with hours in Nairobi time and the reply time', async () => {
		await show();
		expect(screen.getByRole('heading', { level: 2, name: 'Other Ways to Get Help' })).toBeTruthy();
		const phone = within(cardOf('Phone support'));
		expect(
			phone.getByText(/Mon to Fri, 9\sAM to 5\sPM\. Saturday, 9\sAM to 2\sPM\. Nairobi time \(EAT\)\./),
		).toBeTruthy();
		expect(phone.getByRole('link', { name: 'Call 0700 333 444' }).getAttribute('href')).toBe('tel:0700333444');
		const email = within(cardOf('Email support'));
		expect(email.getByText('We reply within 24 hours.')).toBeTruthy();
		expect(email.getByRole('link').getAttribute('href')).toBe('mailto:help@pumzika.example');
	});

	test('other ways to get help include a message instead of the chat, where the centre has none', async () => {
		await show();
		const chat = within(cardOf('Live chat'));
		expect(chat.queryByRole('link', { name: 'Start Chat' })).toBeNull();
		expect(chat.getByRole('link', { name: 'Leave us a message' }).getAttribute('href')).toBe('/contact');
	});

	test('other ways to get help include the chat during its hours', async () => {
		const store = await withChat('2026-11-24T15:59:00.000Z');
		showWith(store);
		const chat = within(cardOf('Live chat'));
		expect(chat.getByText(/Mon to Sat, 9\sAM to 7\sPM\. Nairobi time \(EAT\)\./)).toBeTruthy();
		const link = chat.getByRole('link', { name: 'Start Chat' });
		expect(link.getAttribute('href')).toBe('https://wa.me/254700111222');
		expect(link.getAttribute('rel')).toBe('noopener noreferrer');
		act(() => void jest.advanceTimersByTime(75_000));
		expect(chat.queryByRole('link', { name: 'Start Chat' })).toBeNull();
		expect(chat.getByRole('link', { name: 'Leave us a message' })).toBeTruthy();
	});

	test('other ways to get help without the profile show an error, and no phone number', async () => {
		mockApi({ ...responsesWithFaqs, '/api/profile': undefined });
		const store = makeStore();
		showWith(store);
		expect(await screen.findByText('We could not load our phone numbers and hours')).toBeTruthy();
		expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
	});
});

test('prerendered HTML with a search in the address hydrates without a mismatch, and then searches', async () => {
	const consoleErrors = jest.spyOn(console, 'error');
	const container = document.body.appendChild(document.createElement('div'));
	const store = await storeWithFaqs();
	container.innerHTML = renderToString(page(store));
	expect(container.querySelectorAll('details')).toHaveLength(faqs.length);
	render(page(store, '/help-center?search=water'), { container, hydrate: true });
	expect(consoleErrors).not.toHaveBeenCalled();
	expect(shownIds()).toEqual(['length']);
	expect(searchField()).toHaveProperty('value', 'water');
	container.remove();
});
