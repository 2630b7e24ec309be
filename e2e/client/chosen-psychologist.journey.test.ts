import { accessibilityViolations, openPage, phone } from '@tulia/test-kit/browser';
import { chooseForWhom, chosenPerson, confirmButton, goToStep } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

const PASSWORD = 'Lalasalama1!';
const FIELDS = [
	['Full name', 'Wanjiru Maina'],
	['Email', 'wanjiru.maina@example.com'],
	['Password', PASSWORD],
	['Confirm password', PASSWORD],
] as const;

/** The last psychologist of the list for stress management: without the choice another one could be booked. */
const NAME = 'Peter Mutiso';

test('a visitor reads about a psychologist, registers and books with that person, who stays chosen throughout', async () => {
	const context = await site.browser.newContext({
		viewport: phone,
		hasTouch: true,
		isMobile: true,
		reducedMotion: 'reduce',
	});
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${site.cloud.origin}/psychologists`);
	await page.getByRole('link', { name: NAME }).tap();
	await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
	await page.getByRole('link', { name: 'Book with Peter' }).tap();

	await page.waitForURL(/\/register$/);
	for (const [label, text] of FIELDS) await page.getByLabel(label, { exact: true }).fill(text);
	await page.getByRole('checkbox').first().tap();
	await page.getByRole('button', { name: 'Create account' }).tap();

	await page.waitForURL(/\/schedule-appointment$/);
	await page.getByRole('radio', { name: /Stress Management/ }).tap();
	await chooseForWhom(page);
	await chosenPerson(page, NAME).waitFor();
	await page
		.getByRole('radio', { name: /times? free/ })
		.nth(2)
		.tap();
	await page.locator('input[type=radio][name=time]').first().tap();
	await goToStep(page, 'Check');
	expect(await accessibilityViolations(page)).toEqual([]);
	await confirmButton(page).tap();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	await page.getByRole('main').getByRole('link', { name: NAME }).waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});
