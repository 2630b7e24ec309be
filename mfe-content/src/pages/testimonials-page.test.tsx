/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AppStore, makeStore } from '@tulia/platform';
import { problem } from '../testing/problem.ts';
import { testimonials } from '../testing/sample-centre.ts';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const AT = '/testimonials';
const OFFER = 'POST /api/testimonials';
const SEND = /Send testimonial/;
const user = { id: 'u1', name: 'Wairimu', role: 'client' };

const firstPage = { data: testimonials.slice(0, 2), nextCursor: 'c2' };
const secondPage = { data: testimonials.slice(2) };
const SECOND = '/api/testimonials?cursor=c2&limit=10';

async function open(store: AppStore): Promise<void> {
	showPage(store, AT);
	await screen.findByRole('heading', { level: 1, name: 'Testimonials' });
}

async function openAs(session: 'client' | 'visitor', answers: Record<string, unknown> = { ...allResponses }) {
	const fetch = mockApi(answers);
	const store = await storeWith(allResponses);
	store.dispatch(
		session === 'client'
			? { type: 'session/started', payload: { token: 't', user } }
			: { type: 'session/ended', payload: 'absent' },
	);
	await open(store);
	return fetch;
}

beforeEach(() => sessionStorage.clear());

describe('the list', () => {
	test('the list shows each testimonial with stars in words, name and date', async () => {
		await open(await storeWith(allResponses));
		expect(screen.getAllByRole('figure')).toHaveLength(testimonials.length);
		const third = within(screen.getByText(/They ask me about my goats/).closest('figure') as HTMLElement);
		expect(third.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
		expect(third.getByText('Kiprono K.')).toBeTruthy();
		expect(third.getByText('21 July 2026').getAttribute('datetime')).toBe('2026-07-21');
		expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
		expect(document.title).toBe('Testimonials | Pumzika House');
	});

	test('the list loads further testimonials on request, and focuses the first of them', async () => {
		mockApi({ ...allResponses, [SECOND]: secondPage });
		await open(await storeWith({ ...allResponses, '/api/testimonials': firstPage }));
		expect(screen.getAllByRole('figure')).toHaveLength(2);
		fireEvent.click(screen.getByRole('button', { name: /Show more testimonials/ }));
		expect((await screen.findAllByRole('button', { name: /Loading testimonials/ }))[0]?.hasAttribute('disabled')).toBe(
			true,
		);
		await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(testimonials.length));
		expect(document.activeElement?.textContent).toContain('They ask me about my goats.');
		expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
	});

	test('the list preserves what it shows when a further page fails, and loads it on a retry', async () => {
		const answers: Record<string, unknown> = { ...allResponses };
		delete answers['/api/testimonials'];
		mockApi(answers);
		await open(await storeWith({ ...allResponses, '/api/testimonials': firstPage }));
		fireEvent.click(screen.getByRole('button', { name: /Show more testimonials/ }));
		const alert = await screen.findByRole('alert');
		expect(within(alert).getByText('We could not load more testimonials')).toBeTruthy();
		expect(within(alert).getByRole('link', { name: '0700 111 222' })).toBeTruthy();
		expect(screen.getAllByRole('figure')).toHaveLength(2);
		answers[SECOND] = secondPage;
		fireEvent.click(within(alert).getByRole('button', { name: /Try again/ }));
		await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(testimonials.length));
	});

	test('the list announces that it is loading, then shows its data', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		const pending = new Promise<Response>((resolve) => {
			arrive = resolve;
		});
		mockApi({ ...allResponses, '/api/testimonials': pending });
		await open(makeStore());
		expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading testimonials');
		await act(async () => arrive(Response.json(allResponses['/api/testimonials'])));
		expect(await screen.findByText('Grace M.')).toBeTruthy();
	});

	test('the list is the saved one when it fails to load', async () => {
		mockApi({ ...allResponses, '/api/testimonials': undefined });
		await open(makeStore());
		expect(await screen.findByText('Salma A.')).toBeTruthy();
		expect(screen.getByText('We could not load the latest version. Showing saved content.')).toBeTruthy();
	});

	test('the list has an empty state', async () => {
		await open(await storeWith({ ...allResponses, '/api/testimonials': { data: [] } }));
		expect(screen.getByRole('heading', { level: 2, name: 'No testimonials yet' })).toBeTruthy();
	});
});

test('a visitor is sent to log in, and back', async () => {
	await openAs('visitor');
	expect(screen.queryByRole('form')).toBeNull();
	fireEvent.click(screen.getByRole('link', { name: 'Log in to share your words' }));
	expect(screen.getByTestId('whereabouts').textContent).toBe(
		'/login {"message":"Please log in to share your words.","returnTo":"/testimonials"}',
	);
});

const NAME = /Your name/;
const WORDS = /Your words/;

function fillIn(): void {
	fireEvent.change(screen.getByLabelText(NAME), { target: { value: 'Wairimu' } });
	fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
	fireEvent.change(screen.getByLabelText(WORDS), { target: { value: 'I sleep again.\nThank you.' } });
	fireEvent.click(screen.getByRole('checkbox'));
}
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: SEND })));
const typed = () => screen.getByLabelText<HTMLTextAreaElement>(WORDS).value;

describe('the form of a client', () => {
	test('the form of a client lists what is missing, with links to the fields', async () => {
		const fetch = await openAs('client');
		await send();
		const summary = within(await screen.findByRole('alert'));
		expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
			'Name is required',
			'Please choose from 1 to 5 stars',
			'Message is required',
			'We need your consent to publish your words',
		]);
		fireEvent.click(summary.getByRole('link', { name: 'Please choose from 1 to 5 stars' }));
		expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
		expect(fetch).not.toHaveBeenCalled();
	});

	test('the form of a client requires ten characters', async () => {
		await openAs('client');
		fillIn();
		fireEvent.change(screen.getByLabelText(WORDS), { target: { value: 'Good.' } });
		await send();
		expect(screen.getByText('Message must be at least 10 characters')).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByLabelText(WORDS));
	});

	test('the form of a client is sent as it was filled in, is disabled meanwhile, and is replaced by a thank you', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		const pending = new Promise<Response>((resolve) => {
			arrive = resolve;
		});
		const fetch = await openAs('client', { ...allResponses, [OFFER]: pending });
		fillIn();
		await send();
		expect(screen.getByRole('button', { name: /Sending…/ }).hasAttribute('disabled')).toBe(true);
		await act(async () => arrive(Response.json({ status: 'received' }, { status: 202 })));

		const thanks = await screen.findByRole('heading', { name: 'Thank you for your words' });
		expect(document.activeElement?.contains(thanks)).toBe(true);
		// An earlier page may still send its report of saved content.
		const [, request] =
			fetch.mock.calls.find(([url, { method }]) => method === 'POST' && url === '/api/testimonials') ?? [];
		expect(JSON.parse(request.body)).toEqual({
			name: 'Wairimu',
			rating: 4,
			message: 'I sleep again.\nThank you.',
			consent: true,
			consentVersion: '2026-11-21',
		});
		fireEvent.click(screen.getByRole('button', { name: 'Write another testimonial' }));
		expect(typed()).toBe('');
		expect(document.activeElement?.textContent).toBe('Share your own words');
	});

	test('the form of a client preserves its draft across a reload, until it is sent', async () => {
		await openAs('client', { ...allResponses, [OFFER]: { status: 'received' } });
		fillIn();
		cleanup();
		await openAs('client', { ...allResponses, [OFFER]: { status: 'received' } });
		expect(typed()).toBe('I sleep again.\nThank you.');
		fillIn();
		await send();
		fireEvent.click(await screen.findByRole('button', { name: 'Write another testimonial' }));
		expect(typed()).toBe('');
	});

	test('the form of a client with an outdated wording is refused, preserves its draft, and offers to reload the page', async () => {
		await openAs('client', { ...allResponses, [OFFER]: problem(409, 'wording_changed') });
		fillIn();
		await send();
		expect((await screen.findByRole('alert')).textContent).toMatch(/^The words beside the box have changed/);
		expect(screen.getByRole('link', { name: 'Load this page again' }).getAttribute('href')).toBe('/testimonials');
		expect(typed()).toBe('I sleep again.\nThank you.');
	});

	test('the form of a client that cannot be sent shows an error, and preserves its draft', async () => {
		await openAs('client', { ...allResponses, '/api/testimonials': undefined });
		fillIn();
		await send();
		expect((await screen.findByRole('alert')).textContent).toBe(
			'We could not send your testimonial. What you wrote is still here. Please try again.',
		);
		expect(typed()).toBe('I sleep again.\nThank you.');
	});

	test.each([
		[
			'too many requests',
			problem(429, 'too_many_requests', { retryAfter: 420 }),
			'You have sent several testimonials. Please wait 7 minutes and try again.',
		],
		[
			'an invalid field',
			problem(400, 'invalid_request', { errors: [{ field: 'name', message: 'Please use at most 60 characters' }] }),
			'Please use at most 60 characters',
		],
	])('the form of a client shows the message for %s, and preserves its draft', async (_why, answer, sentence) => {
		await openAs('client', { ...allResponses, [OFFER]: answer });
		fillIn();
		await send();
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(typed()).toBe('I sleep again.\nThank you.');
	});
});
