import { dayOf } from '@tulia/centre/clock';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { listWaitingList } from '@tulia/contracts/waiting-list/endpoints';
import type { StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { timeOn } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';
import type { PageState } from '../page-state.ts';
import { press, steps, waitForText } from '../page-steps.ts';
import { shown } from './admin-page.ts';

const HOUR = 3_600_000;

/** All kinds of entries in one list, by the clock of the page. */
function listAt(now: number): ResponseOf<typeof listWaitingList> {
	const inHours = (hours: number): string => new Date(now + hours * HOUR).toISOString();
	const first: StaffWaitingEntry = {
		...{ id: 'w1', service: 'Anxiety Management', serviceId: 'anxiety-management', forWhom: 'me' },
		...{ days: ['monday', 'tuesday', 'wednesday'], part: 'morning', until: dayOf(new Date(now + 9 * 24 * HOUR)) },
		...{ psychologist: 'Dr. Nyambura Otieno', psychologistId: 'nyambura-otieno', askedAt: inHours(-47) },
		insteadOf: { ticketNumber: 'TUL-26-4K7M9', startsAt: inHours(9 * 24) },
		client: {
			...{ id: 'c1', name: 'Faith Akinyi' },
			phone: { number: '+254712345678', shown: '0712 345 678', confirmed: false },
		},
		kept: {
			...{ id: 'o1', startsAt: inHours(26), endsAt: inHours(27), until: inHours(1.5) },
			...{ psychologist: 'Dr. Nyambura Otieno', psychologistId: 'nyambura-otieno' },
		},
		offers: [
			{
				...{ startsAt: inHours(26), psychologist: 'Dr. Nyambura Otieno', at: inHours(-0.5), until: inHours(1.5) },
				...{ state: 'open', told: [] },
			},
			{
				...{ startsAt: inHours(50), psychologist: 'Dr. Nyambura Otieno', at: inHours(-24), until: inHours(-22) },
				...{ state: 'lapsed', told: ['email', 'sms'] },
			},
		],
		...{ byStaff: true, version: 3 },
	};
	const { insteadOf: _visit, kept: _kept, psychologist: _name, psychologistId: _id, ...rest } = first;
	const second: StaffWaitingEntry = {
		...{ ...rest, id: 'w2', service: 'Family Therapy', serviceId: 'family-therapy', forWhom: 'us', part: 'any' },
		...{ client: { id: 'c2', name: 'Brian Kiptoo' }, byStaff: false, offers: [], askedAt: inHours(-20) },
	};
	return {
		data: [first, second],
		ended: [
			{ ...second, id: 'w3', client: { id: 'c3', name: 'Lydia Chebet' }, ended: { at: inHours(-3), why: 'taken' } },
			{ ...second, id: 'w4', client: { id: 'c4', name: 'Peter Ochieng' }, ended: { at: inHours(-90), why: 'stopped' } },
		],
	};
}

const withEntries = (page: Page) =>
	page.route('**/api/admin/waiting-list', async (route) => route.fulfill({ json: listAt(await timeOn(page)) }));

const staffPage = { as: 'admin', largeTextFrom: 768, path: '/admin/waiting-list' } as const;
const form = { ...staffPage, path: '/admin/waiting-list?client={Daniel’s account}' } as const;

/** The waiting list of staff: empty, with entries, and the form that adds one. */
export const staffWaitingStates: readonly PageState[] = [
	{
		...staffPage,
		name: 'admin-waiting-list',
		texts: ['Nobody waits'],
		loading: shown('waiting-list', 'the waiting list', 'Nobody waits'),
	},
	{
		...staffPage,
		name: 'admin-waiting-list-kept',
		before: withEntries,
		act: waitForText('Faith Akinyi'),
		texts: ['not told yet: please phone', 'told by email and SMS', 'Wait no more', 'Took a time'],
	},
	{
		...staffPage,
		name: 'admin-waiting-list-change',
		before: withEntries,
		act: steps(waitForText('Faith Akinyi'), press('Change'), waitForText('Until when')),
		texts: ['What they wait for', 'Until when'],
	},
	{ ...form, name: 'admin-waiting-list-form', texts: ['Put Daniel Ouma on the list', 'With whom'] },
	{
		...form,
		name: 'admin-waiting-list-form-refused',
		act: steps(press('Put on the list'), waitForText('Choose what they wait for')),
		texts: ['Choose what they wait for'],
	},
];
