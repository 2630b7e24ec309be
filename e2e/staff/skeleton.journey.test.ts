import { desktop } from '@tulia/test-kit/browser';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

test('a press before the session is known is not lost', async () => {
	const { cloud, newPage } = staff();
	const { page, pageErrors } = await newPage();
	await page.setViewportSize(desktop);
	let letGo = (): void => undefined;
	const pressed = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route('**/api/auth/verify', async (route) => {
		await pressed;
		await route.continue();
	});
	await page.goto(`${cloud.origin}/admin`, { waitUntil: 'commit' });
	await page.getByRole('link', { name: 'Takings' }).hover();
	expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
	const menu = page.getByRole('navigation', { name: 'Admin' });
	const place = await menu.boundingBox();
	await page.mouse.down();
	letGo();
	await page.getByRole('button', { name: 'Logout' }).waitFor();
	expect(await menu.boundingBox()).toEqual(place);
	await page.mouse.up();
	await page.getByRole('heading', { name: 'Takings' }).waitFor();
	expect(page.url()).toBe(`${cloud.origin}/admin/takings`);
	expect(pageErrors).toEqual([]);
	await page.close();
});
