import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { SiteClient } from './site-client.ts';
import { answered, expected, type Report, recordOf, rowsOf, step, textOf } from './steps.ts';

export interface FreeTime {
	readonly serviceId: string;
	readonly date: string;
	readonly time: string;
}

/** The last bookable day is this many after today; the API returns at most 62 days at once. */
const DAYS_AHEAD = 60;

/** What every visitor can do on the site, without changes. Returns the last free time. */
export async function walkAsVisitor(site: SiteClient, report: Report, now: Date): Promise<FreeTime> {
	await step('home page', report, async () => {
		const headers = await htmlPage(site, '/');
		expected(headers.has('content-security-policy'), 'The page has no Content-Security-Policy.');
		expected(headers.has('strict-transport-security'), 'The page has no Strict-Transport-Security.');
	});
	await step('services page', report, () => htmlPage(site, '/services'));
	await step('a page whose address ends in a slash', report, () =>
		htmlPage(site, '/services/', { statuses: [200, 301, 302, 308] }),
	);
	await step('help-now page', report, () => htmlPage(site, '/help-now', { mark: 'href="tel:' }));
	await step('service worker', report, () => scriptFile(site, '/sw.js'));
	await step('profile', report, async () => {
		const { crisisLines, phones } = await answered(site, 'getProfile', 200);
		expected(Array.isArray(crisisLines) && crisisLines.length > 0, 'The profile has no crisis line.');
		textOf(recordOf(phones), 'main');
	});
	const serviceId = await step('list of services', report, async () => {
		const [first] = rowsOf(await answered(site, 'listServices', 200));
		expected(first !== undefined, 'There is no service to book.');
		return textOf(recordOf(first), 'id');
	});
	return step('free times', report, () => lastFreeTime(site, serviceId, dayOf(now)));
}

async function htmlPage(
	site: SiteClient,
	path: string,
	{ statuses = [200], mark = '<title>' }: { readonly statuses?: readonly number[]; readonly mark?: string } = {},
): Promise<Headers> {
	const { status, headers, text } = await site.page(path);
	expected(statuses.includes(status), `${path} answered ${status}.`);
	if (status !== 200) return headers;
	expected(headers.get('content-type')?.startsWith('text/html') === true, `${path} is no HTML.`);
	expected(text.includes(mark), `${path} does not contain ${mark}.`);
	return headers;
}

async function scriptFile(site: SiteClient, path: string): Promise<void> {
	const { status, headers } = await site.page(path);
	expected(status === 200, `${path} answered ${status}.`);
	expected(headers.get('content-type')?.includes('javascript') === true, `${path} is no script.`);
}

/** As far ahead as possible, because real clients prefer the first ones. */
async function lastFreeTime(site: SiteClient, serviceId: string, today: string): Promise<FreeTime> {
	const query = { serviceId, from: today, to: addDays(today, DAYS_AHEAD) };
	const days = rowsOf(await answered(site, 'getAvailability', 200, { query })).map(recordOf);
	const day = days.findLast(({ state }) => state === 'open');
	expected(day !== undefined, `No day of the next ${DAYS_AHEAD} has a free time.`);
	const date = textOf(day, 'date');
	const times = rowsOf(await answered(site, 'listAvailableTimes', 200, { query: { serviceId, date } }));
	const time = times.at(-1);
	expected(typeof time === 'string', `${date} is open, and has no free time.`);
	return { serviceId, date, time };
}
