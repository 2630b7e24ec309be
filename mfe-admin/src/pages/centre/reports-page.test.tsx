/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { IncomeReport, VisitReport } from '@tulia/contracts/report/schemas';
import { problem } from '@tulia/platform/testing';
import { freezeTime } from '../../testing/freeze-time.ts';
import { eventually, type MockResponse, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { anIncomeReport, aVisitReport, received, visitCounts } from '../../testing/sample-report.ts';

freezeTime();

const BEFORE = { from: '2026-05-01', to: '2026-07-31' };
const busy = aVisitReport({
	before: BEFORE,
	visits: visitCounts({ attended: 1016, missed: 82, cancelled: 40, cancelledLate: 22, open: 3 }),
	clients: { new: 31, returning: 200, erasedVisits: 0 },
	use: { ...aVisitReport().use, usedMinutes: 3840 },
	services: [{ id: 'anxiety', title: 'Anxiety Management', visits: visitCounts({ attended: 84, cancelled: 2 }) }],
	origins: [
		{ origin: 'client', visits: 800 },
		{ origin: 'staff', visits: 150 },
		{ origin: 'walk_in', visits: 50 },
		{ origin: 'unknown', visits: 0 },
	],
	reminders: {
		channels: [
			{ channel: 'sms', sent: 842, delivered: 831, cameBack: 11 },
			{ channel: 'email', sent: 1009, delivered: 958, cameBack: 51 },
		],
		phoned: 74,
		outcomes: [
			{ channel: 'sms', attended: 952, missed: 48 },
			{ channel: 'email', attended: 10, missed: 1 },
			{ channel: 'none', attended: 0, missed: 0 },
		],
	},
});
const paid = anIncomeReport({
	before: BEFORE,
	totals: [received(342_000_00)],
	months: [{ month: '2026-10', ...received(342_000_00) }],
	services: [{ id: 'anxiety', title: 'Anxiety Management', ...received(342_000_00) }],
	psychologists: [{ id: 'amina', name: 'Amina Hassan', ...received(342_000_00) }],
});
const earlier = {
	visits: aVisitReport({ ...BEFORE, visits: visitCounts({ attended: 932, missed: 98 }) }),
	income: anIncomeReport({ ...BEFORE, totals: [received(308_000_00)] }),
};

interface Answers {
	readonly visits?: VisitReport | undefined;
	readonly income?: IncomeReport | undefined;
	readonly failure?: MockResponse;
}

/** Answers both reports, for the requested span and for the span before. An `undefined` report gets no response. */
function reports({ visits, income, failure }: Answers) {
	const asked: Readonly<Record<string, unknown>> = { visits, income, export: { fileName: 'report.csv', csv: 'Table' } };
	return mockApi(({ url }): MockResponse => {
		const isEarlier = url.searchParams.get('from') === BEFORE.from;
		const name = url.pathname.split('/reports/')[1] ?? '';
		const body = isEarlier ? earlier[name as keyof typeof earlier] : asked[name];
		return body === undefined ? failure : { body };
	});
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const tile = (label: string): string =>
	region('Figures')
		.getAllByRole('listitem')
		.find(({ textContent }) => textContent.startsWith(label))?.textContent ?? '';
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

describe('the reports', () => {
	test('the reports show every figure with its comparison to the equal span before', async () => {
		reports({ visits: busy, income: paid });
		await renderAdmin('/admin/reports');
		expect(screen.getByText('August to October 2026, beside the three months before.')).toBeTruthy();
		await eventually(() => expect(tile('Visits attended')).toBe('Visits attended1,016 9% up from 932'));
		expect(tile('No-show rate')).toBe('No-show rate7.5% 2 points down from 9.5%');
		expect(tile('Hours used')).toMatch(/^Hours used64%/);
		expect(tile('Late cancellations')).toMatch(/^Late cancellations2%/);
		expect(tile('New clients')).toMatch(/^New clients31/);
		expect(tile('No outcome yet')).toMatch(/3Counted as neither/);
		await eventually(() => expect(tile('Income received')).toMatch(/KES.342,000 11% up from KES.308,000/));
	});

	test('the reports show charts as tables, too, and lists of bars with their numbers', async () => {
		reports({ visits: busy, income: paid });
		await renderAdmin('/admin/reports');
		await eventually(() => expect(screen.getByRole('img', { name: /3 Aug to 9 Aug: 1016 attended/ })).toBeTruthy());
		press(/^Show as a table: Visits by week/);
		expect(region('Visits by week').getByRole('row', { name: /^3 Aug to 9 Aug 1016 82 7\.5% 22 40 3$/ })).toBeTruthy();
		const heat = region('When the rooms are used');
		expect(heat.getByRole('row', { name: '9 AM 84% closed' })).toBeTruthy();
		expect(heat.getByText(/Fullest: Monday 9 AM, 84%\. Quietest: Friday 4 PM, 19%\./)).toBeTruthy();
		expect(heat.getByText('Share of open hours with a visit, Amina Hassan')).toBeTruthy();
		const rows = (name: string) =>
			region(name)
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent);
		expect(rows('No-show rate')).toEqual(['Had an SMS reminder4.8%, 48 of 1,000', 'Had an email only9.1%, 1 of 11']);
		expect(rows('What people book')).toEqual(['Anxiety Management86']);
		expect(rows('Where bookings come from')[1]).toBe('Staff, for a client15%, 150');
		expect(region('Reminders by channel').getByRole('row', { name: 'SMS 842 831, 99% 11, 1%' })).toBeTruthy();
		expect(region('How people pay').getByText('100%')).toBeTruthy();
	});

	test('the days of a report are part of the address, and the fields for other dates start with the days shown', async () => {
		const sent = reports({ visits: busy, income: paid });
		const { address } = await renderAdmin('/admin/reports');
		press('Last month');
		expect(address()).toBe('/admin/reports?span=last-month');
		press('Dates');
		expect(address()).toBe('/admin/reports?from=2026-10-01&to=2026-10-31');
		fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-05' } });
		await eventually(() => expect(sent.some(({ url }) => url.search === '?from=2026-10-05&to=2026-10-31')).toBe(true));
		fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-01' } });
		expect(screen.getByRole('alert').textContent).toMatch(/comes before the first/);
		expect(sent.some(({ url }) => url.searchParams.get('to') === '2026-10-01')).toBe(false);
	});

	test('a report without a visit says so, and a centre without noted payments has no empty charts', async () => {
		reports({ visits: aVisitReport(), income: anIncomeReport() });
		await renderAdmin('/admin/reports');
		expect(screen.getByRole('heading', { name: 'No visits: August to October 2026' })).toBeTruthy();
		expect(tile('Income received')).toBe('Income receivedNoneNo payment was noted in these days');
		expect(screen.queryByRole('region', { name: 'How people pay' })).toBeNull();
	});

	test('a report without data of the span before has no comparison', async () => {
		const { before: _forgotten, ...first } = busy;
		reports({ visits: first, income: anIncomeReport() });
		await renderAdmin('/admin/reports');
		expect(tile('Visits attended')).toBe('Visits attended1,016The visits before are not kept any more');
	});

	test('one failed report does not hide the other', async () => {
		reports({ visits: undefined, income: paid });
		await renderAdmin('/admin/reports');
		await eventually(() => expect(screen.getByText('We could not load the visits')).toBeTruthy());
		expect(region('Income by service').getByText('Anxiety Management')).toBeTruthy();
	});

	test('a refused span names the days with data', async () => {
		const errors = [{ field: 'from', message: 'Visits are kept for 24 months: please begin on 2024-11-11 or later' }];
		reports({ income: paid, failure: problem(400, 'invalid_request', { errors }) });
		await renderAdmin('/admin/reports?from=2024-01-01&to=2024-01-31');
		await eventually(() => expect(screen.getByText(/please begin on 2024-11-11 or later/)).toBeTruthy());
	});

	test('twelve psychologists have a row each, with the income received', async () => {
		const psychologists = Array.from({ length: 12 }, (_, at) => ({
			...{ id: `p${at}`, name: `Psychologist ${at}`, visits: visitCounts({ attended: at }) },
			...{ openMinutes: at === 0 ? 0 : 600, usedMinutes: 0 },
		}));
		reports({ visits: { ...busy, psychologists }, income: paid });
		await renderAdmin('/admin/reports');
		await eventually(() => expect(region('By psychologist').getAllByRole('row')).toHaveLength(13));
		expect(region('By psychologist').getByRole('row', { name: /^Psychologist 0 .* No hours now/ })).toBeTruthy();
		expect(screen.getByText('Share of open hours with a visit, all 11 psychologists')).toBeTruthy();
	});
});
