import { deskOf } from '../support/staff/desk.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';
import { until } from '../support/until.ts';

const staff = staffFixture();
const desk = deskOf(staff);

const search = async (words: string): Promise<readonly string[]> => {
	const { data } = await desk.read(`/api/admin/clients?search=${encodeURIComponent(words)}`);
	return (data as readonly { id: string }[]).map(({ id }) => id);
};

test('staff find the second record of a client, compare both, and merge them; the old number and page redirect', async () => {
	const kept = await desk.addClient('Zawadi Mueni', '0712 000 701');
	const other = await desk.addClient('Mueni Zawadi', '0712 000 702');
	await desk.bookFor(kept, '1:30 PM');
	await desk.bookFor(other, '3:00 PM');
	await until(
		() => search('zawadi'),
		(ids) => ids.length === 2,
	);
	const { cloud } = staff();
	const { page, pageErrors } = await staff().newPage();
	await page.goto(`${cloud.origin}/admin/clients/${kept}`);
	await page.getByRole('link', { name: 'Merge with another record' }).click();
	await page.getByRole('searchbox', { name: /Search for the other record/ }).fill('zawadi');
	await page.getByRole('link', { name: 'Compare with Mueni Zawadi' }).click();
	await page.getByRole('table', { name: 'Both records, side by side' }).waitFor();
	await page.getByRole('radio', { name: /0712 000 702/ }).check();
	await page.getByRole('textbox', { name: /How do you know/ }).fill('She said so on the phone');
	await page.getByRole('button', { name: /^Merge into one record/ }).click();
	await page.getByRole('heading', { level: 1, name: 'Zawadi Mueni' }).waitFor();
	await page.getByRole('link', { name: '0712 000 702' }).first().waitFor();
	await page.getByText('with 1 visit').waitFor();
	// A heading, and both coming visits.
	await page.getByRole('row').nth(2).waitFor();
	expect(await page.getByRole('row').count()).toBe(3);

	await page.goto(`${cloud.origin}/admin/clients/${other}`);
	await page.waitForURL(new RegExp(`/admin/clients/${kept}$`));
	for (const number of ['0701', '0702'])
		await until(
			() => search(number),
			(ids) => ids.length === 1 && ids[0] === kept,
		);
	expect(pageErrors).toEqual([]);
	await page.close();
});
