import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { ticketNumberOn } from '../support/booking-steps.ts';
import { untilCached } from '../support/offline/cached-pages.ts';
import { cuttableSite } from '../support/offline/cuttable-site.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = cuttableSite();

/** Maximum taps of a new client from a service to the ticket, registration included: eight, and one for each field. */
const MOST_TAPS = 12;
const SERVICE = 'Child/Adolescent Therapy';
const PASSWORD = 'Lalasalama1!';
const FIELDS = [
	['Full name', 'Wanjiru Maina'],
	['Email', 'wanjiru@example.com'],
	['Password', PASSWORD],
	['Confirm password', PASSWORD],
] as const;

/** Maximum scrolling on the way, in screens; a step that begins at its top counts as none. */
const MOST_SCREENS = 2.5;

/** Screens that each page and step was scrolled down, by its address. */
async function countScrolling(page: Page): Promise<() => Readonly<Record<string, number>>> {
	const screens: Record<string, number> = {};
	await page.exposeFunction('noteScrolling', (path: string, by: number) => {
		screens[path] = (screens[path] ?? 0) + by / phone.height;
	});
	await page.addInitScript(() => {
		let last = 0;
		window.addEventListener('scroll', () => {
			if (window.scrollY > last) {
				Reflect.get(window, 'noteScrolling')(location.pathname + location.search, window.scrollY - last);
			}
			last = window.scrollY;
		});
	});
	return () => screens;
}

/**
 * The page itself notes what is pressed, so that no press is missed, and a failure names the one too many. Playwright
 * stops a touch at the window, and repeats it, when its target has moved away: the document hears only the repetition.
 */
async function noteTaps(page: Page): Promise<readonly string[]> {
	const taps: string[] = [];
	await page.exposeFunction('noteTap', (target: string) => {
		taps.push(target);
	});
	await page.addInitScript(() => {
		const note = ({ target }: Event) =>
			Reflect.get(window, 'noteTap')(target instanceof Element ? target.outerHTML.slice(0, 200) : '');
		document.addEventListener('pointerdown', note, { capture: true });
	});
	return taps;
}

/** Whether the bar is at the bottom of the window, also in a short step, and toasts stand above it. */
const barIsClearOfToasts = (page: Page): Promise<boolean> =>
	page.getByRole('region', { name: 'Your choice' }).evaluate((bar) => {
		const { height, bottom } = bar.getBoundingClientRect();
		const root = getComputedStyle(document.documentElement);
		const reserved = Number.parseFloat(root.getPropertyValue('--foot-bar')) * Number.parseFloat(root.fontSize);
		return Math.round(bottom) === window.innerHeight && reserved >= height;
	});

/** Every field is tapped: not every phone has a key for the next field. */
async function register(page: Page): Promise<void> {
	for (const [label, text] of FIELDS) {
		await page.getByLabel(label, { exact: true }).tap();
		await page.keyboard.type(text);
	}
	await page.getByRole('checkbox').first().tap();
	await page.getByRole('button', { name: 'Create account' }).tap();
}

test('a new client books a visit for a child with 8 taps and 4 fields at most, and the ticket opens offline', async () => {
	const context = await site.browser.newContext({
		viewport: phone,
		hasTouch: true,
		isMobile: true,
		reducedMotion: 'reduce',
		serviceWorkers: 'allow',
	});
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	const taps = await noteTaps(page);
	const scrolled = await countScrolling(page);
	await page.goto(`${site.proxy.origin}/services#child-adolescent-therapy`);

	const service = page.locator('details[open]').filter({ hasText: SERVICE });
	await service.getByRole('link', { name: 'Schedule a session' }).tap();
	await page.waitForURL(/\/register$/);
	await register(page);

	await page.waitForURL(/\/schedule-appointment$/);
	const chosen = page.getByRole('region', { name: 'The service you chose' });
	await chosen.getByText(SERVICE).waitFor();
	await chosen.getByText('60 minutes, $35').waitFor();
	expect(await barIsClearOfToasts(page)).toBe(true);
	await page.getByRole('radio', { name: /^My child/ }).tap();
	await page
		.getByRole('radio', { name: /times? free/ })
		.nth(3)
		.tap();
	await page.locator('input[type=radio][name=time]').first().tap();
	await page.getByRole('button', { name: 'Next: Check' }).tap();
	await page
		.getByRole('complementary')
		.getByText(/^At the front desk/)
		.waitFor();
	await page.getByRole('button', { name: 'Confirm Appointment' }).tap();

	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	const ticket = page.getByRole('main');
	await ticket.getByText(/^TUL-\d\d-[A-Z0-9]{5}$/).waitFor();
	for (const words of ['Your child', 'Child and parent', '$35, 60 minutes'])
		await ticket.getByText(words, { exact: true }).waitFor();
	expect(taps.length).toBeGreaterThan(6);
	expect(taps.length > MOST_TAPS ? taps : []).toEqual([]);
	// The page of services scrolls to its service by itself, and the ticket is read at the end.
	const { '/services': _arrival, ...way } = scrolled();
	const screens = Object.values(way).reduce((sum, one) => sum + one, 0);
	expect([screens <= MOST_SCREENS, way]).toEqual([true, way]);

	const number = await ticketNumberOn(page);
	await untilCached(page, '/appointments/ticket');
	site.proxy.cut();
	await page.goto(`${site.proxy.origin}/appointments/${number}`);
	await page.getByRole('status').filter({ hasText: 'saved on this phone' }).waitFor();
	for (const words of [number, SERVICE, 'Your child', /^\$35/]) await page.getByText(words).first().waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});
