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

/** Types, and waits until it is searched. */
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
	test('the questions stand by category, in the order of the API, all closed', async () => {
		const fetch = mockApi(responsesWithFaqs);
		await show();
		const topics = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
		expect(topics.slice(0, 4)).toEqual(['Services', 'General', 'Sessions', 'Privacy']);
		expect(shownIds()).toEqual(faqs.map(({ id }) => id));
		expect(open()).toEqual([]);
		expect(document.title).toBe('Help Center | Pumzika House');
		expect(fetch).not.toHaveBeenCalled();
	});

	test('the questions open one at a time over the whole page, and close when pressed again', async () => {
		await show();
		fireEvent.click(row('Is there parking?'));
		expect(open()).toEqual(['parking']);
		fireEvent.click(row('Who reads my notes?'));
		expect(open()).toEqual(['notes']);
		fireEvent.click(row('Who reads my notes?'));
		expect(open()).toEqual([]);
		expect(new Set([...document.querySelectorAll('details')].map((each) => each.getAttribute('name'))).size).toBe(1);
	});

	test('the questions open where a link leads, which is scrolled to and takes the keyboard', async () => {
		await show('/help-center#cry');
		expect(open()).toEqual(['cry']);
		expect(scrolled).toEqual(['cry']);
		expect(document.activeElement?.textContent).toContain('What if I cry?');
		fireEvent.click(row('What if I cry?'));
		expect(open()).toEqual([]);
	});

	test('the questions stay closed for a link to something else', async () => {
		await show('/help-center#main');
		expect(open()).toEqual([]);
		expect(scrolled).toEqual([]);
	});
});

describe('the search', () => {
	test('the search finds in question, answer and category, marks it, and says how many', async () => {
		await show();
		await search('SESSION');
		expect(shownIds()).toEqual(['length', 'cry']);
		expect(count()).toBe('2 answers for “SESSION”');
		const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
		expect(marks).toEqual(['Session', 'session', 'session']);
	});

	test('the search says one answer for one', async () => {
		await show();
		await search('dholuo');
		expect(count()).toBe('1 answer for “dholuo”');
	});

	test('the search is part of the address', async () => {
		await show('/help-center?search=water');
		expect(searchField()).toHaveProperty('value', 'water');
		expect(shownIds()).toEqual(['length']);
	});

	test('the search writes the address, and is gone when a link leads to the page without it', async () => {
		await show();
		await search('water ');
		expect(screen.getByTestId('address').textContent).toBe('/help-center?search=water+');
		expect(searchField()).toHaveProperty('value', 'water ');
		await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'elsewhere' })));
		expect(searchField()).toHaveProperty('value', '');
		expect(shownIds()).toHaveLength(faqs.length);
	});

	test('the search keeps what is typed while an earlier search reaches the address', async () => {
		await show();
		jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
		fireEvent.change(searchField(), { target: { value: 'wat' } });
		act(() => {
			jest.advanceTimersByTime(250); // the address is on its way now
			fireEvent.change(searchField(), { target: { value: 'water' } });
		});
		await act(async () => jest.advanceTimersByTime(10));
		expect(searchField()).toHaveProperty('value', 'water');
		await act(async () => jest.advanceTimersByTime(300));
		expect(count()).toBe('1 answer for “water”');
	});

	test('the search says when nothing is found, and brings all questions back', async () => {
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

	test('a topic says how many answers it has for what is searched', async () => {
		await show();
		expect(topics()).toEqual(['All 10', 'Services 1', 'General 6', 'Sessions 2', 'Privacy 1']);
		await search('session');
		expect(topics()).toEqual(['All 2', 'Services 0', 'General 0', 'Sessions 2', 'Privacy 0']);
	});

	test('a topic shows its questions alone, until something is searched again', async () => {
		await show();
		choose('Sessions 2');
		expect(shownIds()).toEqual(['length', 'cry']);
		expect(count()).toBe('2 answers in Sessions');
		expect(screen.getByRole('button', { name: 'Sessions 2' }).getAttribute('aria-pressed')).toBe('true');
		await search('parking');
		expect(shownIds()).toEqual(['parking']);
	});

	test('a topic without an answer says so, and brings all questions back', async () => {
		await show('/help-center?search=session');
		choose('General 0');
		expect(screen.getByRole('heading', { name: 'No questions found' })).toBeTruthy();
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'View All Questions' })));
		expect(shownIds()).toHaveLength(faqs.length);
	});
});

describe('while the questions', () => {
	test('while the questions load, five placeholder cards stand there, and it is said', async () => {
		mockApi({ ...responsesWithFaqs, '/api/faqs': new Promise<Response>(() => undefined) });
		const store = await storeWithFaqs({ ...responsesWithFaqs, '/api/faqs': undefined });
		showWith(store);
		const busy = document.querySelector('[aria-busy="true"]');
		expect(within(busy as HTMLElement).getByRole('status').textContent).toBe('Loading questions');
		expect(busy?.lastElementChild?.children).toHaveLength(5);
	});

	test('while the questions cannot be loaded, saved ones stand there under a quiet notice, until Retry brings the latest', async () => {
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

	test('while the questions are none, the form is pointed to', async () => {
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

	test('other ways to get help is a message, where the centre has no chat', async () => {
		await show();
		const chat = within(cardOf('Live chat'));
		expect(chat.queryByRole('link', { name: 'Start Chat' })).toBeNull();
		expect(chat.getByRole('link', { name: 'Leave us a message' }).getAttribute('href')).toBe('/contact');
	});

	test('other ways to get help is the chat of the centre while somebody answers it', async () => {
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

	test('other ways to get help without the profile say so and send nobody after a number that is not there', async () => {
		mockApi({ ...responsesWithFaqs, '/api/profile': undefined });
		const store = makeStore();
		showWith(store);
		expect(await screen.findByText('We could not load our phone numbers and hours')).toBeTruthy();
		expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
	});
});

test('with a search in the address, prerendered HTML hydrates without a mismatch and then searches', async () => {
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
