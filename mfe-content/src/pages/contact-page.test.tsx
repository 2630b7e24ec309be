/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InnerPage } from '../testing/inner-page.tsx';
import { answersWithFaqs, storeWithFaqs } from '../testing/sample-faqs.ts';
import { serve } from '../testing/show-page.tsx';
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

describe('how to reach the centre', () => {
	test('is address, map, two numbers and the email addresses, from the profile', async () => {
		const fetch = serve(answersWithFaqs);
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
	test('says until when it is open now, and in which row, and no longer once it has closed', async () => {
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

	test('loads without the rest of the page waiting for it', () => {
		serve({ ...answersWithFaqs, '/api/profile': new Promise<Response>(() => undefined) });
		showWith(makeStore());
		const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
		expect(said).toContain('Loading address, phone numbers and hours');
		expect(screen.getByRole('button', { name: /Send Message/ })).toBeTruthy();
	});

	test('says so when it cannot be loaded, names where a number stands, and comes with Try again', async () => {
		const answers: Record<string, unknown> = { ...answersWithFaqs, '/api/profile': undefined };
		serve(answers);
		showWith(makeStore());
		const alert = await screen.findByRole('alert');
		expect(within(alert).getByText('We could not load our address and hours')).toBeTruthy();
		expect(within(alert).getByText(/call the number at the foot of this page/)).toBeTruthy();
		answers['/api/profile'] = answersWithFaqs['/api/profile'];
		fireEvent.click(within(alert).getByRole('button', { name: /Try again/ }));
		expect(await screen.findByText('Jacaranda Court, Oginga Odinga Street, Kisumu')).toBeTruthy();
	});
});

describe('the quick answers', () => {
	const items = (): readonly (string | null)[] =>
		[...document.querySelectorAll('summary')].map((each) => each.textContent);

	test('are the first four featured questions, one open at a time, with the way to all others', async () => {
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

	test('are the saved ones under a quiet notice when they cannot be loaded', async () => {
		serve({ ...answersWithFaqs, '/api/faqs': undefined });
		showWith(await storeWithFaqs({ ...answersWithFaqs, '/api/faqs': undefined }));
		expect(await screen.findByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
		expect(items()).toHaveLength(4);
	});

	test('say so when the centre has none', async () => {
		showWith(await storeWithFaqs({ ...answersWithFaqs, '/api/faqs': { data: [] } }));
		expect(screen.getByRole('heading', { name: 'No quick answers yet' })).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Visit the Help Center' })).toBeTruthy();
	});
});

test('finished HTML comes alive without a complaint, and only then says whether the door is open', async () => {
	const complaints = jest.spyOn(console, 'error');
	const container = document.body.appendChild(document.createElement('div'));
	const store = await storeWithFaqs();
	container.innerHTML = renderToString(page(store));
	expect(container.querySelector('[aria-busy]')).toBeNull();
	expect(container.textContent).not.toMatch(/Open now|Opens /);
	// As the document's own script leaves it, perhaps at another time.
	const line = container.querySelector<HTMLElement>('[data-says]');
	line?.setAttribute('data-door', 'open');
	if (line?.lastElementChild) line.lastElementChild.textContent = 'Open now until 4:59 AM';
	container.querySelector('[data-hours]')?.setAttribute('data-now', '');
	render(page(store), { container, hydrate: true });
	expect(container.textContent).not.toContain('4:59');
	expect(complaints).not.toHaveBeenCalled();
	expect(container.textContent).toMatch(/Open now|Opens /);
	container.remove();
});
