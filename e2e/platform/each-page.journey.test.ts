import { paths } from '@tulia/platform/paths';
import { desktop, openPage, type PageErrors, phone, startApp } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { bookVisit } from '../support/book-visit.ts';
import { logIn, logInByApi, newClient } from '../support/log-in.ts';
import { checkAccessibility } from '../support/page-states/page-checks.ts';
import { goByLink, NETWORK_ERRORS } from '../support/page-states/page-state.ts';
import { adminPageStates } from '../support/page-states/staff/admin-page-states.ts';
import { resolvePath, type StaffDay } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture({ isWindowless: true });

type PageName = Exclude<keyof typeof paths, `admin${string}`>;
type Reader = 'visitor' | 'client' | 'owner';

const TOKEN = `?token=${'a'.repeat(43)}.${'b'.repeat(43)}`;

/** Values that are known only once the day is prepared. */
interface Things {
	readonly ticketNumber: string;
	readonly day: StaffDay;
}

/** Every page of `paths` once, except the pages of staff and aliases of other pages. */
const pages: Record<PageName, readonly [Reader, (things: Things) => string] | 'a page of another name'> = {
	home: ['visitor', paths.home],
	services: ['visitor', paths.services],
	service: 'a page of another name',
	psychologists: ['visitor', paths.psychologists],
	psychologist: ['visitor', () => paths.psychologist('amina-hassan')],
	articles: ['visitor', () => paths.articles()],
	article: ['visitor', () => paths.article('1')],
	helpCenter: ['visitor', paths.helpCenter],
	contact: ['visitor', paths.contact],
	testimonials: ['visitor', paths.testimonials],
	offer: ['visitor', () => `${paths.offer()}?token=${'A'.repeat(26)}.${'b'.repeat(22)}`],
	newsletterConfirm: ['visitor', () => paths.newsletterConfirm() + TOKEN],
	newsletterUnsubscribe: ['visitor', () => paths.newsletterUnsubscribe() + TOKEN],
	terms: ['visitor', paths.terms],
	privacy: ['visitor', paths.privacy],
	helpNow: ['visitor', paths.helpNow],
	login: ['visitor', paths.login],
	register: ['visitor', paths.register],
	forgotPassword: ['visitor', paths.forgotPassword],
	resetPassword: ['visitor', () => `${paths.resetPassword()}/${'a'.repeat(43)}`],
	confirmEmail: ['visitor', () => paths.confirmEmail() + TOKEN],
	account: ['client', () => paths.account()],
	booking: 'a page of another name',
	scheduleStep: 'a page of another name',
	schedule: ['client', () => paths.schedule()],
	appointments: ['client', paths.appointments],
	appointment: ['client', ({ ticketNumber }) => paths.appointment(ticketNumber)],
};

interface OpenedPage {
	readonly name: string;
	readonly reader: Reader;
	readonly addressOf: (things: Things) => string;
}

/** Every page of the page states of staff, once. */
const staffPages = new Map(
	adminPageStates.map(({ path: whole }): [string, OpenedPage] => {
		const path = whole.replace(/\?.*/, '');
		const name = path.replaceAll(/\{[^}]+\}/g, '{}');
		return [name, { name, reader: 'owner', addressOf: ({ day }) => resolvePath(day, path) }];
	}),
);

const opened: readonly OpenedPage[] = [
	...Object.entries(pages).flatMap(([name, page]) =>
		typeof page === 'string' ? [] : [{ name, reader: page[0], addressOf: page[1] }],
	),
	...staffPages.values(),
];

interface OpenTab {
	readonly page: Page;
	readonly pageErrors: PageErrors;
}

let things: Things;
let tabs: Record<Reader, OpenTab>;

beforeAll(async () => {
	const { cloud, browser, day, newPage } = staff();
	const person = await newClient(cloud.origin);
	const ticketNumber = await bookVisit(cloud.origin, await logInByApi(cloud.origin, person));
	things = { ticketNumber, day };
	const ignore = NETWORK_ERRORS;
	const tabOf = async () =>
		openPage(await browser.newContext({ viewport: phone, reducedMotion: 'reduce' }), { ignore });
	tabs = { visitor: await tabOf(), client: await tabOf(), owner: await newPage({ ignore }) };
	await logIn(tabs.client.page, cloud.origin, person);
	await tabs.owner.page.setViewportSize(desktop);
	await tabs.owner.page.goto(cloud.origin + paths.adminAudit()); // not the first page of the table
	await tabs.owner.page.getByRole('heading', { level: 1 }).first().waitFor();
});

/** A visitor opens the document by address, and the application starts in it; a logged-in client follows a link. */
async function openAddress({ page }: OpenTab, reader: Reader, address: string): Promise<void> {
	const { origin } = staff().cloud;
	if (reader === 'visitor') {
		await page.goto(origin + address);
		await startApp(page);
	} else {
		const former = await page.getByRole('heading', { level: 1 }).first().elementHandle();
		await goByLink(page, address);
		await former?.waitForElementState('hidden'); // the page before stays until the next one is loaded
	}
	// The start of the address suffices: a page removes the token from its path at once.
	await page.waitForURL(({ pathname }) => new URL(address, origin).pathname.startsWith(pathname));
	await page.locator('main:has(h1):not(:has([aria-busy=true]))').first().waitFor();
}

test.each(opened)('the page $name opens for a $reader without an error, and axe finds nothing', async (one) => {
	const tab = tabs[one.reader];
	await openAddress(tab, one.reader, one.addressOf(things));
	const viewport = one.reader === 'owner' ? desktop : phone;
	await checkAccessibility(tab.page, { viewport, colorScheme: 'light' });
	expect(tab.pageErrors).toEqual([]);
});
