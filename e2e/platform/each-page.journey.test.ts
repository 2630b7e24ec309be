import { paths } from '@tulia/platform/paths';
import { desktop, openPage, type PageErrors, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { bookVisit } from '../support/book-visit.ts';
import { logIn, logInByApi, newClient } from '../support/log-in.ts';
import { checkAccessibility } from '../support/page-states/page-checks.ts';
import { goByLink, NETWORK_ERRORS } from '../support/page-states/page-state.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture({ isWindowless: true });

type PageName = keyof typeof paths;
type Reader = 'visitor' | 'client' | 'owner';

const TOKEN = `?token=${'a'.repeat(43)}.${'b'.repeat(43)}`;

/** Values that are known only once the day is prepared. */
interface Things {
	readonly ticketNumber: string;
	readonly appointmentId: string;
	readonly userId: string;
}

/** Every page of `paths`, once; an alias of another page has no entry of its own. */
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
	admin: ['owner', paths.admin],
	adminMyDay: ['owner', paths.adminMyDay],
	adminAppointments: ['owner', paths.adminAppointments],
	adminAppointment: ['owner', ({ appointmentId }) => paths.adminAppointment(appointmentId)],
	adminNewAppointment: ['owner', paths.adminNewAppointment],
	adminTakings: ['owner', paths.adminTakings],
	adminReports: ['owner', paths.adminReports],
	adminReceipt: ['owner', () => paths.adminReceipt('R-2026-000001')],
	adminBookingFor: 'a page of another name',
	adminSeriesFor: ['owner', ({ userId }) => paths.adminSeriesFor(userId)],
	adminBookingAt: 'a page of another name',
	adminClients: ['owner', paths.adminClients],
	adminClient: ['owner', ({ userId }) => paths.adminClient(userId)],
	adminMergeClient: ['owner', ({ userId }) => paths.adminMergeClient(userId)],
	adminCalendar: ['owner', paths.adminCalendar],
	adminToBeMoved: ['owner', paths.adminToBeMoved],
	adminWaitingList: ['owner', paths.adminWaitingList],
	adminWaitingFor: 'a page of another name',
	adminDaySheet: ['owner', () => paths.adminDaySheet()],
	adminSessions: ['owner', paths.adminSessions],
	adminPsychologists: ['owner', paths.adminPsychologists],
	adminClosures: ['owner', paths.adminClosures],
	adminArticles: ['owner', paths.adminArticles],
	adminArticle: ['owner', () => paths.adminArticle('1')],
	adminComments: ['owner', paths.adminComments],
	adminFaqs: ['owner', paths.adminFaqs],
	adminTestimonials: ['owner', paths.adminTestimonials],
	adminInbox: ['owner', paths.adminInbox],
	adminUsers: ['owner', paths.adminUsers],
	adminUser: ['owner', ({ userId }) => paths.adminUser(userId)],
	adminCentre: ['owner', paths.adminCentre],
	adminSettings: ['owner', paths.adminSettings],
	adminLaunch: ['owner', paths.adminLaunch],
	adminCrisisSettings: ['owner', paths.adminCrisisSettings],
	adminRegisters: ['owner', paths.adminRegisters],
	adminBreach: ['owner', () => paths.adminBreach('new')],
	adminDataRequest: ['owner', () => paths.adminDataRequest('new')],
	adminAudit: ['owner', paths.adminAudit],
	adminNoteReadings: ['owner', ({ userId }) => paths.adminNoteReadings({ client: userId })],
};

const opened = Object.entries(pages).flatMap(([name, page]) =>
	typeof page === 'string' ? [] : [{ name, reader: page[0], addressOf: page[1] }],
);

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
	things = { ticketNumber, appointmentId: day.visits.Daniel?.id ?? '', userId: day.danielUserId };
	const ignore = NETWORK_ERRORS;
	const tabOf = async () =>
		openPage(await browser.newContext({ viewport: phone, reducedMotion: 'reduce' }), { ignore });
	tabs = { visitor: await tabOf(), client: await tabOf(), owner: await newPage({ ignore }) };
	await logIn(tabs.client.page, cloud.origin, person);
	await tabs.owner.page.setViewportSize(desktop);
	await tabs.owner.page.goto(cloud.origin + paths.adminAudit()); // not the first page of the table
	await tabs.owner.page.getByRole('heading', { level: 1 }).first().waitFor();
});

/** A visitor opens the prerendered document by address; a logged-in client follows a link. */
async function openAddress({ page }: OpenTab, reader: Reader, address: string): Promise<void> {
	const { origin } = staff().cloud;
	if (reader === 'visitor') await page.goto(origin + address);
	else {
		const former = await page.getByRole('heading', { level: 1 }).first().elementHandle();
		await goByLink(page, address);
		await former?.waitForElementState('hidden'); // the page before stays until the next one is loaded
	}
	await page.waitForURL((url) => url.pathname === new URL(address, origin).pathname);
	await page.locator('main:has(h1):not(:has([aria-busy=true]))').first().waitFor();
}

test.each(opened)('the page $name opens for a $reader without an error, and axe finds nothing', async (one) => {
	const tab = tabs[one.reader];
	await openAddress(tab, one.reader, one.addressOf(things));
	const viewport = one.reader === 'owner' ? desktop : phone;
	await checkAccessibility(tab.page, { viewport, colorScheme: 'light' });
	expect(tab.pageErrors).toEqual([]);
});
