/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InnerPage } from '../testing/inner-page.tsx';
import { responsesWithFaqs, storeWithFaqs } from '../testing/sample-faqs.ts';
import { mockApi } from '../testing/show-page.tsx';
import { ContactPage } from './contact-page.tsx';

const page = (store: AppStore): ReactNode => (
	<InnerPage store={store} at="/contact">
		<ContactPage />
	</InnerPage>
);
const showWith = (store: AppStore): ReturnType<typeof render> => render(page(store));
const show = async (): Promise<void> => void showWith(await storeWithFaqs());

const at = (now: string): void =>
	void jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'nextTick'] });
afterEach(() => jest.useRealTimers());

const seenIn = (element: Element): string =>
	[...element.childNodes]
		.filter((node) => !(node instanceof HTMLElement && node.hidden))
		.map(({ textContent }) => textContent)
		.join('');
const rows = (): readonly (readonly string[])[] =>
	[...document.querySelectorAll('dl > div')].map((each) => [...each.children].map(seenIn));

describe('contact details', () => {
	test('contact details are address, map, two numbers and the email addresses, from the profile', async () => {
		const fetch = mockApi(responsesWithFaqs);
		await show();
		expect(screen.getByText('Jacaranda Court, Oginga Odinga Street, Kisumu')).toBeTruthy();
		const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
		expect(links).toEqual(
			expect.arrayContaining([
				['Open in maps', 'https://maps.example/kisumu'],
				['0700 111 222', 'tel:0700111222'],
				['0700 333 444', 'tel:0700333444'],
				['hello@pumzika.example', 'mailto:hello@pumzika.example'],
				['help@pumzika.example', 'mailto:help@pumzika.example'],
			]),
		);
		expect(document.title).toBe('Contact | Pumzika House');
		expect(fetch).not.toHaveBeenCalled();
	});

	// 24 November 2026 is a Tuesday; Nairobi is three hours ahead of UTC.
	test("contact details show until when the centre is open, and today's row, until it closes", async () => {
		at('2026-11-24T13:59:00.000Z');
		await show();
		expect(screen.getByText('Open now until 5:00 PM')).toBeTruthy();
		expect(rows()).toEqual([
			['Mon to Fri (open now)', '9:00 AM – 5:00 PM'],
			['Saturday', '9:00 AM – 2:00 PM'],
			['Sunday', 'Closed'],
		]);
		act(() => void jest.advanceTimersByTime(75_000));
		expect(screen.getByText('Opens tomorrow at 9:00 AM')).toBeTruthy();
		expect(rows()[0]).toEqual(['Mon to Fri', '9:00 AM – 5:00 PM']);
	});

	test('contact details load without blocking the rest of the page', () => {
		mockApi({ ...responsesWithFaqs, '/api/profile': new Promise<Response>(() => undefined) });
		showWith(makeStore());
		const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
		expect(statuses).toContain('Loading address, phone numbers and hours');
		expect(screen.getByRole('button', { name: /Send Message/ })).toBeTruthy();
	});

	test('contact details that fail to load show an error, and load with Try again', async () => {
		const answers: Record<string, unknown> = { ...responsesWithFaqs, '/api/profile': undefined };
		mockApi(answers);
		showWith(makeStore());
		const alert = await screen.findByRole('alert');
		expect(within(alert).getByText('We could not load our address and hours')).toBeTruthy();
		expect(within(alert).getByText('Check your connection and try again.')).toBeTruthy();
		answers['/api/profile'] = responsesWithFaqs['/api/profile'];
		fireEvent.click(within(alert).getByRole('button', { name: /Try again/ }));
		expect(await screen.findByText('Jacaranda Court, Oginga Odinga Street, Kisumu')).toBeTruthy();
	});
});

describe('the quick answers', () => {
	const items = (): readonly (string | null)[] =>
		[...document.querySelectorAll('summary')].map((each) => each.textContent);

	test('the quick answers are the first four featured questions, one open at a time, with a link to all of them', async () => {
		await show();
		expect(items()).toEqual([
			'How quickly will you reply?',
			'Is there parking?',
			'Do you speak Dholuo?',
			'May I bring my children?',
		]);
		fireEvent.click(screen.getByText('Is there parking?'));
		fireEvent.click(screen.getByText('Do you speak Dholuo?'));
		expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['languages']);
		expect(screen.getByRole('link', { name: 'Visit the Help Center' }).getAttribute('href')).toBe('/help-center');
	});

	test('the quick answers are the saved ones under a quiet notice when they fail to load', async () => {
		mockApi({ ...responsesWithFaqs, '/api/faqs': undefined });
		showWith(await storeWithFaqs({ ...responsesWithFaqs, '/api/faqs': undefined }));
		expect(await screen.findByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
		expect(items()).toHaveLength(4);
	});

	test('the quick answers have an empty state', async () => {
		showWith(await storeWithFaqs({ ...responsesWithFaqs, '/api/faqs': { data: [] } }));
		expect(screen.getByRole('heading', { name: 'No quick answers yet' })).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Visit the Help Center' })).toBeTruthy();
	});
});

test('prerendered HTML hydrates without a mismatch, and then shows whether the centre is open', async () => {
	const complaints = jest.spyOn(console, 'error');
	const container = document.body.appendChild(document.createElement('div'));
	const store = await storeWithFaqs();
	container.innerHTML = renderToString(page(store));
	expect(container.querySelector('[aria-busy]')).toBeNull();
	expect(container.textContent).not.toMatch(/Open now|Opens /);
	// As the boot script leaves it, perhaps at another time.
	const line = container.querySelector<HTMLElement>('[data-says]');
	line?.setAttribute('data-opening', 'open');
	if (line?.lastElementChild) line.lastElementChild.textContent = 'Open now until 4:59 AM';
	container.querySelector('[data-hours]')?.setAttribute('data-now', '');
	render(page(store), { container, hydrate: true });
	expect(container.textContent).not.toContain('4:59');
	expect(complaints).not.toHaveBeenCalled();
	expect(container.textContent).toMatch(/Open now|Opens /);
	container.remove();
});
