import { accessibilityViolations, desktop, openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** The rows of a page of the list; two of them are older visits without an outcome. */
const ROWS = 20;
const OLDER = 2;
const LIST = '/api/admin/appointments';

/** Repeats the visits of the day until the page is full: most of them are today. */
const fillPage = async (page: Page): Promise<void> => {
	await page.route(
		({ pathname, search }) => pathname === LIST && search === '',
		async (route) => {
			const response = await route.fetch();
			const { data, ...rest } = await response.json();
			const rows = Array.from({ length: ROWS - OLDER }, (_, at) => ({ ...data[at % data.length], id: `row-${at}` }));
			const inOrder = rows.toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
			await route.fulfill({ response, json: { ...rest, data: inOrder } });
		},
	);
};

test.each([
	[desktop, 1500],
	[phone, 2900],
])('twenty appointments at %j are at most %i px high, without disabled buttons', async (viewport, most) => {
	const context = await staff().newContext({ as: 'admin', viewport });
	const { page, pageErrors } = await openPage(context);
	await fillPage(page);
	await page.goto(`${staff().cloud.origin}/admin/appointments`);
	await page.getByRole('row', { name: /Over: did they come\?/ }).waitFor();
	const visits = page.getByRole('row').filter({ has: page.getByRole('link') });
	expect(await visits.count()).toBe(ROWS);
	expect(await page.getByRole('table').getByRole('button', { disabled: true }).count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
	expect(await accessibilityViolations(page)).toEqual([]);
	// The whole row opens the visit.
	await visits.last().click({ position: { x: 20, y: 8 } });
	await page.waitForURL(/\/admin\/appointments\/row-\d+$/);
	expect(pageErrors.filter((error) => !/404/.test(error))).toEqual([]);
	await context.close();
});
