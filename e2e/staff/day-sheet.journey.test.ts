import type { Page } from 'playwright-core';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const VISITS = 40;

/** Repeats the day's visits: more than the sample centre's psychologists could have. */
async function fillTheDay(page: Page): Promise<void> {
	await page.route('**/api/admin/appointments?*', async (route) => {
		const answer = await route.fetch();
		const body = await answer.json();
		const [first] = body.data;
		const data = Array.from({ length: VISITS }, (_, index) => ({
			...(body.data[index % body.data.length] ?? first),
			id: `visit-${index}`,
			user: { ...first.user, name: `Wanjiku Nyambura Muthoni-Kariuki the ${index}th` },
		}));
		await route.fulfill({ response: answer, json: { ...body, data } });
	});
}

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a day of forty visits prints on one page, portrait and landscape, with names and with initials', async () => {
	const { cloud, day, newPage } = staff();
	const { page } = await newPage();
	await fillTheDay(page);
	for (const names of ['names', 'initials']) {
		await page.goto(`${cloud.origin}/admin/day-sheet?date=${day.date}&names=${names}`);
		await page.getByRole('row').nth(VISITS).waitFor();
		for (const landscape of [false, true])
			expect({ names, landscape, pages: pagesIn(await page.pdf({ format: 'A4', landscape })) }).toEqual({
				names,
				landscape,
				pages: 1,
			});
	}
	await page.close();
});
