import { accessibilityViolations } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const NAMES = ['Achieng', 'Barasa', 'Chebet', 'Daudi', 'Esther', 'Faraja', 'Gitau', 'Halima', 'Imani'];
const TIMES = ['9:00 AM', '1:30 PM', '3:00 PM'];

const asStaff = (path: string, options: { method?: string; body?: object } = {}) =>
	call(staff().cloud.origin, `/api/admin${path}`, { ...options, token: staff().day.token });

/** Nine visits of Peter Mutiso on three of his days next week. */
async function bookNine(): Promise<readonly string[]> {
	const { day } = staff();
	const { data } = (
		await call(
			staff().cloud.origin,
			`/api/appointments/availability?serviceId=stress-management&psychologistId=peter-mutiso&from=${dayAfter(day.date, 4)}&to=${dayAfter(day.date, 30)}`,
		)
	).body;
	const days = (data as readonly { date: string; freeTimes: number }[])
		.filter(({ freeTimes }) => freeTimes === 4)
		.map(({ date }) => date)
		.slice(0, 3);
	for (const [index, name] of NAMES.entries()) {
		const body = {
			...{
				email: `${name.toLowerCase()}@example.com`,
				name: `${name} Otieno`,
				serviceId: 'stress-management',
				forWhom: 'me',
			},
			...{ psychologistId: 'peter-mutiso', date: days[Math.floor(index / 3)], time: TIMES[index % 3] },
		};
		const { status, body: answer } = await asStaff('/appointments', { method: 'POST', body });
		if (status !== 201) throw new Error(JSON.stringify(answer));
	}
	return days;
}

/** He falls ill on these days; staff have confirmed the nine visits. */
async function fallIll(days: readonly string[]): Promise<void> {
	const { data } = (await asStaff('/psychologists')).body;
	const peter = (data as readonly { id: string; profile?: unknown; profileVersion?: unknown }[]).find(
		({ id }) => id === 'peter-mutiso',
	);
	if (!peter) throw new Error('Peter is not there.');
	// The public profile is saved separately.
	const { id, profile, profileVersion, ...fields } = peter;
	const timeOff = [{ from: days[0], to: days.at(-1) }];
	const first = await asStaff(`/psychologists/${id}`, { method: 'PATCH', body: { ...fields, timeOff } });
	expect(first.body.code).toBe('bookings_unseen');
	const seen = (first.body.affected as { id: string }[]).map((one) => one.id);
	expect(seen).toHaveLength(NAMES.length);
	const saved = await asStaff(`/psychologists/${id}`, { method: 'PATCH', body: { ...fields, timeOff, seen } });
	expect(saved.status).toBe(200);
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem', { name: `${name} Otieno` });
const done = (page: Page, count: number): Promise<void> =>
	page.getByRole('heading', { name: `${count} of ${NAMES.length} done` }).waitFor();

test('a psychologist falls ill with nine visits, and the list empties as they are moved, cancelled and kept', async () => {
	const { cloud, newPage } = staff();
	const days = await bookNine();
	await fallIll(days);
	const { page, pageErrors } = await newPage();
	await page.goto(`${cloud.origin}/admin/to-be-moved`);
	await page.getByRole('heading', { name: '9 people to phone' }).waitFor();
	await page.getByRole('link', { name: /To be moved 9/ }).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);

	await rowOf(page, 'Achieng').getByRole('button', { name: 'Left a message' }).click();
	await rowOf(page, 'Achieng')
		.getByText(/^Left a message, \d/)
		.waitFor();
	for (const [index, name] of NAMES.slice(0, 7).entries()) {
		await rowOf(page, name).getByRole('button', { name: /^Move/ }).click();
		await done(page, index + 1);
	}
	await rowOf(page, 'Halima').getByRole('button', { name: 'Cancel', exact: true }).click();
	await rowOf(page, 'Halima').getByLabel('Reason').fill('The psychologist is ill');
	await rowOf(page, 'Halima').getByRole('button', { name: 'Cancel the visit' }).click();
	await done(page, 8);
	await rowOf(page, 'Imani').getByRole('button', { name: 'Keep' }).click();
	await done(page, 9);
	await page.getByRole('button', { name: 'Undo: Imani Otieno is kept' }).click();
	await done(page, 8);

	// The calendar marks the remaining ones.
	await page.goto(`${cloud.origin}/admin/calendar?look=day&day=${days.at(-1)}`);
	await page.getByRole('button', { name: /Imani Otieno.*to be moved$/s }).waitFor();
	expect(await page.getByRole('button', { name: /to be moved$/ }).count()).toBe(1);
	expect(pageErrors).toEqual([]);
	await page.close();
});

test('a service is removed after staff confirm the number of its visits, and these are to be moved', async () => {
	const { cloud, newPage } = staff();
	const { page, pageErrors } = await newPage({ ignore: /status of 409/ });
	await page.goto(`${cloud.origin}/admin/sessions?edit=family-therapy`);
	const save = page.getByRole('button', { name: /^Save(?! all)/ });
	const question = page.getByText('Not saved yet: one coming visit is concerned');
	await page.getByRole('checkbox', { name: 'Offered to clients' }).uncheck();
	await save.click();
	await question.waitFor();
	await page.getByRole('button', { name: 'Go back' }).click();
	await question.waitFor({ state: 'detached' });
	await save.click();
	await page.getByRole('button', { name: 'Save all the same' }).click();
	await page.getByRole('heading', { level: 2, name: 'Services' }).waitFor();
	await page.goto(`${cloud.origin}/admin/to-be-moved`);
	await page.getByRole('listitem', { name: 'Brian Kiptoo' }).waitFor();
	expect(pageErrors).toEqual([]);
	await page.close();
});
