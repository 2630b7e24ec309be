/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { accountSection, fill, renderAccount } from '../testing/render-account.ts';
import { click } from '../testing/render-app.tsx';
import { anAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const header = (): HTMLElement => screen.getByRole('banner');
const storedSession = (): unknown => JSON.parse(localStorage.getItem('tulia.session') ?? 'null');

describe('changing the name', () => {
	const save = (): Promise<void> => click(accountSection('Who you are').getByRole('button', { name: /Save name/ }));

	test('a name is saved, and the header shows it at once', async () => {
		const { answers, written } = await renderAccount(anAccount());
		answers['PATCH /api/account'] = { status: 200, body: anAccount({ name: 'Wairimu Njoki' }) };
		fill(accountSection('Who you are'), 'Full name', 'Wairimu Njoki');
		await save();
		expect(written()).toEqual([{ call: 'PATCH /api/account', body: { name: 'Wairimu Njoki' } }]);
		expect(await screen.findByText('Your name is saved.')).toBeTruthy();
		expect(header().textContent).toContain('Wairimu Njoki');
		expect(storedSession()).toEqual({
			token: 'token-client',
			user: { id: 'u1', name: 'Wairimu Njoki', role: 'client' },
		});
	});

	test.each([
		['', 'Full name is required'],
		['x'.repeat(101), 'Please use at most 100 characters'],
	])('the name %p is refused without a request', async (name, sentence) => {
		const { written } = await renderAccount(anAccount());
		fill(accountSection('Who you are'), 'Full name', name);
		await save();
		expect(screen.getByText(sentence)).toBeTruthy();
		expect(written()).toEqual([]);
	});

	test('a name that could not be saved stays in its field', async () => {
		await renderAccount(anAccount());
		fill(accountSection('Who you are'), 'Full name', 'Wairimu Njoki');
		await save();
		expect(await screen.findByText(/We could not save your name/)).toBeTruthy();
		expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Wairimu Njoki');
		expect(header().textContent).toContain('Wairimu Kariuki');
	});
});
