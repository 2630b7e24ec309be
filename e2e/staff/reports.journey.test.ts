import { readFileSync } from 'node:fs';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the owner chooses days by keyboard, reads the report, exports the file and prints it', async () => {
	const { cloud, day, newPage } = staff();
	const { page, pageErrors } = await newPage();
	await page.goto(`${cloud.origin}/admin/centre`);
	await page.getByRole('link', { name: 'Reports' }).click();
	await page.getByText(/, beside the three months before\.$/).waitFor();
	await page.getByText(/^No visits: /).waitFor();

	await page.getByRole('button', { name: 'Dates' }).press('Enter');
	for (const label of ['To', 'From']) await page.getByLabel(label, { exact: true }).fill(day.date);
	await page.getByText(/, beside the day before\.$/).waitFor();
	const figures = page.getByRole('region', { name: 'Figures' });
	await figures.getByText('Visits attended').waitFor();
	// The days before are requested separately.
	await figures
		.getByText(/up from 0/)
		.first()
		.waitFor();
	expect(await figures.getByRole('listitem').first().textContent()).toMatch(/Visits attended1\s+up from 0/);
	expect(await page.getByRole('row', { name: /^9 AM/ }).textContent()).toMatch(/%/);
	await page.getByRole('button', { name: /^Show as a table/ }).press('Enter');
	await page.getByRole('table', { name: /^Visits by week/ }).waitFor();

	// The file equals the page, and the audit has who exported it.
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save as CSV' }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`report-${day.date}-to-${day.date}.csv`);
	expect(readFileSync(await file.path(), 'utf8')).toContain('Visits,All,Attended,1,visits');
	await page.getByRole('button', { name: /^Show as a chart/ }).press('Enter');

	// Without the menu, and without income, the figures fit on one page in portrait, and on two in landscape.
	await page.emulateMedia({ media: 'print' });
	expect(await page.getByRole('navigation', { name: 'Admin' }).isVisible()).toBe(false);
	await page.emulateMedia({ media: null });
	for (const landscape of [false, true]) {
		const pages = pagesIn(await page.pdf({ format: 'A4', landscape }));
		expect({ landscape, pages }).toEqual({ landscape, pages: landscape ? 2 : 1 });
	}

	await page.goto(`${cloud.origin}/admin/audit`);
	await page
		.getByText(/downloaded a report as a file/)
		.first()
		.waitFor();
	expect(pageErrors).toEqual([]);
	await page.close();
});
