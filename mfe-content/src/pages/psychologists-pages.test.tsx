/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../testing/problem.ts';
import { psychologist, psychologists } from '../testing/sample-centre.ts';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const link = (name: string | RegExp): HTMLElement => screen.getByRole('link', { name });
async function showList(answers: Record<string, unknown> = allResponses): Promise<void> {
	showPage(await storeWith(answers), '/psychologists');
	await screen.findByRole('heading', { level: 1, name: 'The people you will meet' });
}

describe('the list of psychologists', () => {
	test('each psychologist is shown with the facts that are known, and no others', async () => {
		mockApi(allResponses);
		await showList();
		const [amina, nyambura] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
		expect(amina?.textContent).toMatch(
			/Child and family psychologist.*Starts with drawing.*English, Kiswahili.*Licence CPB 1/,
		);
		expect(screen.getByText('Kiswahili').getAttribute('lang')).toBe('sw');
		expect(nyambura?.textContent).not.toMatch(/Licence|Speaks|undefined/);
		expect(link('Amina Hassan').getAttribute('href')).toBe('/psychologists/amina');
		expect(screen.getByText('Meet Dr. Nyambura')).toBeTruthy();
	});

	test('the list makes no statement about all psychologists that is not true of each', async () => {
		mockApi(allResponses);
		await showList();
		expect(screen.getByText(/^Two psychologists\. Your ticket/)).toBeTruthy();
		expect(screen.queryByText(/all licensed/)).toBeNull();
	});

	test('all psychologists are called licensed once each has a licence number', async () => {
		const licence = { number: 'CPB 2', board: 'Counsellors and Psychologists Board' };
		const answers = {
			...allResponses,
			'/api/psychologists': { data: psychologists.map((one) => ({ ...one, licence })) },
		};
		mockApi(answers);
		await showList(answers);
		expect(screen.getByText(/^Two psychologists, all licensed\./)).toBeTruthy();
		expect(screen.getByText(/licence to practise from the Counsellors and Psychologists Board/)).toBeTruthy();
	});

	test('a list that fails to load shows an error, and loads on a retry', async () => {
		const { '/api/psychologists': list, ...others } = allResponses;
		const answers: Record<string, unknown> = { ...others, '/api/psychologists': problem(500, 'internal') };
		mockApi(answers);
		await showList(others);
		await screen.findByText('We could not load our psychologists');
		answers['/api/psychologists'] = list;
		fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
		await waitFor(() => expect(link('Amina Hassan')).toBeTruthy());
	});
});

describe('the page of a psychologist', () => {
	const withAmina = { ...allResponses, '/api/psychologists/amina': psychologist };

	test('the page of a psychologist shows who she is, with licence, board and services', async () => {
		mockApi(withAmina);
		showPage(await storeWith(allResponses), '/psychologists/amina');
		await screen.findByText('She talks with you at the end.');
		expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Amina Hassan');
		expect(screen.getByText('Licence CPB 1, Counsellors and Psychologists Board')).toBeTruthy();
		expect(link('Family Therapy').getAttribute('href')).toBe('/services#family-therapy');
		expect(screen.queryByRole('link', { name: 'Depression Therapy' })).toBeNull();
	});

	test('a visitor who books with a psychologist logs in on the way, and the choice is preserved', async () => {
		mockApi(withAmina);
		showPage(await storeWith(allResponses), '/psychologists/amina');
		await screen.findByText('She talks with you at the end.');
		fireEvent.click(link('Book with Amina'));
		const whereabouts = screen.getByTestId('whereabouts').textContent ?? '';
		expect(whereabouts).toContain('/login');
		expect(whereabouts).toContain('/schedule-appointment?psychologist=amina');
	});

	test('a psychologist without a text has a page with a name and a schedule button', async () => {
		mockApi({ ...allResponses, '/api/psychologists/nyambura': psychologists[1] });
		showPage(await storeWith(allResponses), '/psychologists/nyambura');
		await waitFor(() => expect(link('Book with Dr. Nyambura')).toBeTruthy());
		expect(screen.queryByText(/Licence|Speaks|undefined/)).toBeNull();
	});

	test('a psychologist who does not see clients is not found', async () => {
		mockApi({ ...allResponses, '/api/psychologists/gone': problem(404, 'not_found') });
		showPage(await storeWith(allResponses), '/psychologists/gone');
		await screen.findByRole('heading', { level: 1, name: 'Psychologist not found' });
		expect(link('See who is here').getAttribute('href')).toBe('/psychologists');
	});
});

test('a service names its psychologists', async () => {
	mockApi(allResponses);
	showPage(await storeWith(allResponses), '/services#family-therapy');
	const sentence = await screen.findByText(
		(_text, element) =>
			element?.tagName === 'P' && element.textContent === 'You can see Amina Hassan or Dr. Nyambura Otieno.',
	);
	expect(within(sentence).getByRole('link', { name: 'Dr. Nyambura Otieno' }).getAttribute('href')).toBe(
		'/psychologists/nyambura',
	);
	expect(screen.queryAllByText(/You can see/)).toHaveLength(2);
});
