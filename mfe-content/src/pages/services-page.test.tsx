/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const open = (): readonly string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const row = (title: string): HTMLElement => screen.getByRole('heading', { level: 2, name: title });

/** Shows the page at an address, once its lazy file is loaded. */
async function show(store: AppStore, at: string): Promise<void> {
	showPage(store, at);
	await screen.findByRole('heading', { level: 1, name: 'How we can help' });
}

const scrolled: string[] = [];
beforeEach(() => {
	scrolled.length = 0;
	Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
		scrolled.push(this.id);
	};
});

test('the first service is open, and at most one is', async () => {
	await show(await storeWith(allResponses), '/services');
	expect(open()).toEqual(['depression-therapy']);
	fireEvent.click(row('Family Therapy'));
	expect(open()).toEqual(['family-therapy']);
	fireEvent.click(row('Family Therapy'));
	expect(open()).toEqual([]);
	expect(scrolled).toEqual([]);
});

test('a linked service is opened, scrolled to and focused', async () => {
	await show(await storeWith(allResponses), '/services#anxiety-management');
	expect(open()).toEqual(['anxiety-management']);
	expect(scrolled).toEqual(['anxiety-management']);
	expect(document.activeElement?.textContent).toContain('Anxiety Management');
});

test('a linked service may be closed, and another one opened', async () => {
	await show(await storeWith(allResponses), '/services#anxiety-management');
	fireEvent.click(row('Anxiety Management'));
	expect(open()).toEqual([]);
	fireEvent.click(row('Addiction Recovery'));
	expect(open()).toEqual(['addiction-recovery']);
	expect(scrolled).toEqual(['anxiety-management']);
});

test('a fragment that names no service changes nothing', async () => {
	await show(await storeWith(allResponses), '/services#main');
	expect(open()).toEqual(['depression-therapy']);
	expect(scrolled).toEqual([]);
});

test('a link is followed once the services are loaded', async () => {
	mockApi(allResponses);
	await show(makeStore(), '/services#family-therapy');
	expect(await screen.findByText('All about Family Therapy.')).toBeTruthy();
	expect(open()).toEqual(['family-therapy']);
	expect(scrolled).toEqual(['family-therapy']);
});

test('an open service shows what to expect, the duration and the price in the currency of the centre', async () => {
	await show(await storeWith(allResponses), '/services');
	const details = within(document.getElementById('depression-therapy') as HTMLElement);
	expect(details.getByRole('heading', { name: 'What you can expect' })).toBeTruthy();
	expect(details.getByText('Second good of Depression Therapy')).toBeTruthy();
	expect(details.getByText(/90 minutes/)).toBeTruthy();
	expect(details.getByText('KES\u00a03,500', { normalizer: (text) => text })).toBeTruthy();
});

test('the schedule button of a service sends a visitor to log in', async () => {
	const store = await storeWith(allResponses);
	store.dispatch({ type: 'session/ended', payload: 'absent' });
	await show(store, '/services');
	fireEvent.click(screen.getAllByRole('link', { name: 'Schedule a session' })[0] as HTMLElement);
	expect(screen.getByTestId('whereabouts').textContent).toBe(
		'/login {"message":"Please log in to schedule a session.","returnTo":"/schedule-appointment?service=depression-therapy"}',
	);
});

test('the office is the one of the profile', async () => {
	await show(await storeWith(allResponses), '/services');
	const office = within(row('Where we meet').closest('section') as HTMLElement);
	expect(office.getByRole('heading', { name: 'Jacaranda Court' })).toBeTruthy();
	expect(office.getByText('Saturday 9:00 AM – 2:00 PM')).toBeTruthy();
	expect(office.getByText('Sunday closed')).toBeTruthy();
	expect(office.getByRole('link').getAttribute('href')).toBe('https://maps.example/kisumu');
});

test('saved services replace a list that fails to load, and links among them work', async () => {
	const answers: Record<string, unknown> = { ...allResponses, '/api/services': undefined };
	mockApi(answers);
	await show(makeStore(), '/services#trauma-recovery');
	expect(await screen.findByText(/We could not load the latest version. Showing saved content./)).toBeTruthy();
	expect(screen.getAllByText('What you can expect', { ignore: 'details:not([open]) *' })).toHaveLength(1);
	expect(open()).toEqual(['trauma-recovery']);
	expect(scrolled).toEqual(['trauma-recovery']);
	expect(screen.getByRole('heading', { name: 'Our approach' })).toBeTruthy();

	answers['/api/services'] = allResponses['/api/services'];
	fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
	expect(await screen.findByText('All about Depression Therapy.')).toBeTruthy();
	expect(screen.queryByText(/Showing saved content/)).toBeNull();
	expect(scrolled).toEqual(['trauma-recovery']);
});
