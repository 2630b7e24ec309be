/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type MockResponses, mockFetch, problem } from '@tulia/platform/testing';
import { aProfile } from '@tulia/test-kit/sample-centre';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';
import { anAccount, sessionAnswer } from '../../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

describe('registering', () => {
	const registration = {
		name: 'Wairimu',
		email: 'w@example.com',
		password: 'Karibu!Mvua7',
		confirmPassword: 'Karibu!Mvua7',
	};

	async function register(values: Partial<typeof registration>, { terms = true } = {}): Promise<void> {
		const { name, email, password, confirmPassword } = { ...registration, ...values };
		await fill('Full name', name);
		await fill('Email', email);
		await fill('Password', password);
		await fill('Confirm password', confirmPassword);
		if (terms) await click(screen.getByRole('checkbox'));
		await click(screen.getByRole('button', { name: /^Create account/ }));
	}

	test.each([
		[{ name: '' }, 'Full name is required'],
		[{ email: 'nobody' }, 'Enter a valid email'],
		[{ password: 'Aa1!', confirmPassword: 'Aa1!' }, 'Password must be at least 8 characters'],
		[
			{ password: 'karibu2026', confirmPassword: 'karibu2026' },
			'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
		],
		[{ confirmPassword: 'Karibu!2027' }, 'Passwords must match'],
	])('registering with %p says: %s', async (values, sentence) => {
		const sent = mockFetch({});
		await renderApp('/register');
		await register(values);
		expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
		expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
	});

	test('registering without accepting the terms shows an error', async () => {
		mockFetch({});
		await renderApp('/register');
		await register({}, { terms: false });
		expect(await screen.findAllByText('You must accept the terms and conditions')).not.toHaveLength(0);
	});

	test('registering opens terms and privacy policy in another tab', async () => {
		mockFetch({});
		await renderApp('/register');
		const terms = await screen.findByRole('link', { name: /^terms/ });
		expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms-of-service', '_blank']);
	});

	test('registering logs in, and says where the confirmation email was sent', async () => {
		mockFetch({
			'POST /api/auth/register': { ...(sessionAnswer('client') as object), status: 201 } as MockResponses[string],
			'GET /api/account': { status: 200, body: anAccount({ emailVerified: false }) },
		});
		const { here } = await renderApp('/register');
		await register({});
		const heading = await screen.findByRole('heading', { level: 1, name: /^Karibu, / });
		await waitFor(() => expect(document.activeElement).toBe(heading));
		expect(screen.getByText('Registration successful!')).toBeTruthy();
		expect(await screen.findByText('client@example.com')).toBeTruthy();
		expect(screen.getAllByRole('link', { name: 'Book a visit' })[0]?.getAttribute('href')).toBe(
			'/schedule-appointment',
		);
		await click(screen.getByRole('link', { name: 'Back to Home' }));
		expect(here().address).toBe('/');
	});

	const registered = { ...(sessionAnswer('client') as object), status: 201 } as MockResponses[string];
	const sendingSms: MockResponses = { 'GET /api/profile': { status: 200, body: { ...aProfile(), sendsSms: true } } };

	test('registering with a phone sends it along, requests a code, and shows the field for it', async () => {
		const phoneCode = { shown: '0712 345 678', sentAt: '2026-11-24T06:00:00.000Z', until: '2026-11-24T06:10:00.000Z' };
		const asked = { status: 200, body: anAccount({ smsStop: 'reply', phoneCode }) };
		const sent = mockFetch({
			...sendingSms,
			'POST /api/auth/register': registered,
			'POST /api/account/phone': asked,
			'GET /api/account': asked,
		});
		await renderApp('/register');
		await fill(/Phone number/, '0712 345 678');
		await register({});
		expect(await screen.findByLabelText('Six-digit code')).toBeTruthy();
		const posts = sent.filter(({ call }) => call.startsWith('POST'));
		expect(posts.map(({ call }) => call)).toEqual(['POST /api/auth/register', 'POST /api/account/phone']);
		expect(posts[0]?.body).toMatchObject({ phone: '0712 345 678' });
		expect(posts[1]?.body).toEqual({ phone: '0712 345 678' });
	});

	test('registering with a phone stores the number until the address is confirmed and a code can be sent', async () => {
		mockFetch({
			...sendingSms,
			'POST /api/auth/register': registered,
			'POST /api/account/phone': problem(403, 'email_unconfirmed'),
			'GET /api/account': { status: 200, body: anAccount({ smsStop: 'reply', emailVerified: false }) },
		});
		await renderApp('/register');
		await fill(/Phone number/, '0712 345 678');
		await register({});
		expect(
			await screen.findByText(/Once your email address is confirmed, we can send a code to 0712 345 678\./),
		).toBeTruthy();
		await click(screen.getByRole('link', { name: 'your account' }));
		expect(await screen.findByText(/Then we can send a code to 0712 345 678\./)).toBeTruthy();
	});

	test('registering without a phone requests no code', async () => {
		const sent = mockFetch({
			...sendingSms,
			'POST /api/auth/register': registered,
			'GET /api/account': { status: 200, body: anAccount({ smsStop: 'reply' }) },
		});
		await renderApp('/register');
		await screen.findByLabelText(/Phone number/);
		await register({});
		await screen.findByRole('heading', { level: 1, name: /^Karibu, / });
		expect(sent.map(({ call }) => call)).not.toContain('POST /api/account/phone');
		expect(screen.queryByText(/We sent a code/)).toBeNull();
	});

	test('registering with a number that the server refuses is an error at its field, and preserves what was typed', async () => {
		const message = 'This is not a phone number. Try 0712 345 678, or begin with + and the country';
		mockFetch({
			...sendingSms,
			'POST /api/auth/register': problem(400, 'invalid_request', { errors: [{ field: 'phone', message }] }),
		});
		await renderApp('/register');
		await fill(/Phone number/, '12345');
		await register({});
		expect(await screen.findByText(message)).toBeTruthy();
		expect((screen.getByLabelText(/Phone number/) as HTMLInputElement).value).toBe('12345');
		expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Wairimu');
	});

	test('registering on a site without SMS asks for no phone', async () => {
		mockFetch({});
		await renderApp('/register');
		await screen.findByLabelText('Full name');
		expect(screen.queryByLabelText(/Phone number/)).toBeNull();
	});

	test('registering asks once about a mistyped domain, and accepts it on the second attempt', async () => {
		mockFetch({});
		await renderApp('/register');
		const field = (await screen.findByLabelText('Email')) as HTMLInputElement;
		await fill('Email', 'wairimu.k@gmial.com');
		expect(screen.queryByText(/Did you mean/)).toBeNull();
		fireEvent.blur(field);
		const question = await screen.findByText(/Did you mean/);
		expect(question.textContent).toBe('Did you mean wairimu.k@gmail.com?');
		expect(question.closest('[role=status]')).toBeTruthy();
		await click(screen.getByRole('button', { name: 'No, keep mine' }));
		expect(document.activeElement).toBe(field);
		fireEvent.blur(field);
		expect(screen.queryByText(/Did you mean/)).toBeNull();
		expect(field.value).toBe('wairimu.k@gmial.com');
		await fill('Email', 'wairimu.k@gmai.com');
		fireEvent.blur(field);
		await click(await screen.findByRole('button', { name: 'Yes, use it' }));
		expect(field.value).toBe('wairimu.k@gmail.com');
		expect(screen.queryByText(/Did you mean/)).toBeNull();
	});

	test('registering replaces the log-in for a new visitor who wants to book, with its own text, and links to the log-in and back', async () => {
		mockFetch({});
		const { here } = await renderApp('/schedule-appointment?service=family');
		const returnTo = '/schedule-appointment?service=family';
		const toLogin = 'Please log in to schedule an appointment.';
		expect(await screen.findByRole('heading', { level: 1, name: 'Create Your Account' })).toBeTruthy();
		expect(here()).toMatchObject({ address: '/register', state: { returnTo } });
		expect(screen.getByText(/This takes about a minute\. Then you choose your time\./)).toBeTruthy();
		expect(screen.queryByText(toLogin)).toBeNull();
		const link = screen.getByRole('link', { name: 'Log in' });
		const field = screen.getByLabelText('Full name');
		expect(link.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
		await click(link);
		expect(here()).toMatchObject({ address: '/login', state: { returnTo } });
		expect(await screen.findByText(toLogin)).toBeTruthy();
		await click(screen.getByRole('link', { name: 'Create an account' }));
		expect(here()).toMatchObject({ address: '/register', state: { returnTo } });
	});

	test.each([
		['whose session expired', 'tulia.person', { userId: 'u1' }],
		[
			'with a kept ticket',
			'tulia.kept-tickets',
			{ userId: 'u1', tickets: [{ ticketNumber: 'T', savedAt: '2027-01-01' }] },
		],
	])('registering does not replace the log-in for a visitor %s in this browser', async (_, key, value) => {
		mockFetch({});
		(key === 'tulia.person' ? sessionStorage : localStorage).setItem(key, JSON.stringify(value));
		const { here } = await renderApp('/schedule-appointment');
		expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
		expect(here().address).toBe('/login');
	});

	test('registering with a taken address is an error at the email field, with a link to the log-in', async () => {
		mockFetch({ 'POST /api/auth/register': problem(409, 'email_taken') });
		const { here } = await renderApp('/schedule-appointment');
		await register({});
		expect(await screen.findByText('An account with this email already exists. Please log in.')).toBeTruthy();
		expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
		await click(screen.getByRole('link', { name: 'Log in with this email' }));
		expect(here()).toMatchObject({ address: '/login', state: { returnTo: '/schedule-appointment' } });
	});

	test('registering removes the error about a taken address once another is typed', async () => {
		mockFetch({ 'POST /api/auth/register': problem(409, 'email_taken') });
		await renderApp('/register');
		await register({});
		await screen.findByRole('link', { name: 'Log in with this email' });
		await fill('Email', 'other@example.com');
		expect(screen.queryByRole('link', { name: 'Log in with this email' })).toBeNull();
	});

	test('registering names the common word in a password before sending, and never calls such a password complete', async () => {
		const sent = mockFetch({});
		await renderApp('/register');
		await fill('Password', 'Kisumu!2026');
		expect(screen.getByText(/^Still needed: This is “kisumu” with numbers or signs/)).toBeTruthy();
		await register({ password: 'Password1!', confirmPassword: 'Password1!' });
		expect(await screen.findAllByText(/^This is “password” with numbers or signs/)).not.toHaveLength(0);
		expect(JSON.stringify(sent)).not.toContain('/api/auth/register');
		expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
		expect((screen.getByLabelText('Confirm password') as HTMLInputElement).value).toBe('Password1!');
	});

	test.each([
		[{ 'POST /api/auth/register': problem(429, 'too_many_requests') }, /Too many attempts\. Please wait a little/],
		[{}, 'We could not create your account. What you typed is still here. Please try again.'],
	])('registering that fails preserves what was typed', async (answers: MockResponses, sentence) => {
		mockFetch(answers);
		await renderApp('/register');
		await register({});
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Wairimu');
		expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
	});

	test('registering ticks off the rules of the password, and announces that', async () => {
		mockFetch({});
		await renderApp('/register');
		const needs = (): string[] =>
			screen
				.getAllByRole('listitem')
				.flatMap(({ textContent }) => textContent?.match(/^(.+), (?:done|not yet)$/)?.[0] ?? []);
		await fill('Password', 'karibu 2026');
		expect(needs()).toEqual([
			'At least 8 characters, done',
			'One capital letter, not yet',
			'One small letter, done',
			'One number, done',
			'One of @ $ ! % * ? &, not yet',
			'No spaces or other signs, not yet',
			'This is “karibu” with numbers or signs, and that is guessed first. Please add another word, not yet',
		]);
		expect(screen.getByText(/^Still needed: /).textContent).toBe(
			'Still needed: One capital letter, One of @ $ ! % * ? &, No spaces or other signs, This is “karibu” with numbers or signs, and that is guessed first. Please add another word',
		);
		await fill('Password', 'Karibu!Mvua7');
		expect(screen.getByText('The password has everything it needs')).toBeTruthy();
	});
});
