import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { Receipt } from '@tulia/contracts/payment/schemas';
import { apiAnswersChanged, type PageState } from '../page-state.ts';
import { steps, type, waitForText } from '../page-steps.ts';

const RECEIPT = 'R-2026-000001';

/** Sent to an address that refused it. The day of staff begins before anything is paid. */
const receipt: Receipt = {
	...{ number: RECEIPT, kind: 'receipt', method: 'mpesa', mpesaCode: 'SJL4K0EXMP', amount: 4500, currency: 'USD' },
	...{ issuedAt: '2026-12-01T07:20:00.000Z', appointmentId: 'unknown', ticketNumber: 'TUL-26-4K7M9', stillToPay: 500 },
	issuer: { name: 'Tulia Centre', address: 'Tulia House, Nairobi', phone: '0700 000 110' },
	...{ client: 'Daniel Ouma', email: 'daniel.ouma@example.com' },
	mail: { state: 'bounced', at: '2026-12-01T07:22:00.000Z' },
};

const staffPage = { as: 'admin', largeTextFrom: 768 } as const;

/** Every half hour is taken. One psychologist of the service has time off and no free time within two weeks. */
const fullDay = (day: StaffTimes): StaffTimes => {
	const [first, ...others] = day.psychologists;
	const [, after] = day.days;
	const firstFree = after && { date: after.date, time: '9:00 AM' };
	const taken = others.map(({ times, ...one }) => ({
		...{ ...one, ...(firstFree ? { firstFree } : {}) },
		times: times.map(({ time }) => ({ time, state: 'taken' as const })),
	}));
	const { firstFree: _none, ...away } = first ?? { id: 'nobody', name: 'Nobody', times: [] };
	return {
		...day,
		psychologists: [{ ...away, times: [] }, ...taken],
		days: day.days.filter(({ date }) => date !== day.date),
	};
};

/** Rare states of the front desk: the server's responses are changed, because no day has all of them. */
export const frontDeskStates: readonly PageState[] = [
	{
		...staffPage,
		name: 'admin-client-lost-number',
		path: '/admin/clients/{Daniel’s account}',
		before: apiAnswersChanged<ClientFile>('/api/admin/clients/*', (file) => ({
			...file,
			client: {
				...file.client,
				phone: {
					...{ number: '+254712000301', shown: '0712 000 301', confirmed: false },
					lostSince: '2026-11-20T07:00:00.000Z',
				},
			},
		})),
		act: waitForText('Somebody else confirmed this phone number.'),
		texts: ['Somebody else has it'],
	},
	{
		...staffPage,
		name: 'admin-appointment-kept-free',
		path: '/admin/appointments/{Samuel}',
		before: apiAnswersChanged<AppointmentDetail>('/api/admin/appointments/*', (detail) => ({
			...detail,
			...{ status: 'cancelled', keptFree: { at: '2026-12-01T07:20:00.000Z' } },
		})),
		act: waitForText('This time is kept free'),
		texts: ['Nobody is offered it'],
	},
	{
		...staffPage,
		name: 'admin-appointment-new-full-day',
		path: '/admin/appointments/new',
		before: apiAnswersChanged<StaffTimes>('/api/admin/staff-times?*', fullDay),
		act: steps(
			(page) => page.getByLabel('Service').selectOption({ label: 'Stress Management' }),
			type('Day', 'tomorrow'),
			type('Time', '3pm'),
			waitForText(/^3:00 PM is taken: /),
		),
		texts: ['no time left', 'not in', 'No free time within two weeks.', 'See that day'],
	},
	{
		...staffPage,
		name: 'admin-appointment-new-closed',
		path: '/admin/appointments/new',
		before: (page) =>
			page.route('**/admin/appointments/new', async (route) => {
				const response = await route.fetch();
				const html = await response.text();
				await route.fulfill({ response, body: html.replaceAll('"opens":"09:00"', '"opens":"11:00"') });
			}),
		act: waitForText(/^No walk-ins now: the centre is closed\./),
	},
	{
		...staffPage,
		name: 'admin-receipt-came-back',
		path: `/admin/receipts/${RECEIPT}`,
		before: (page) => page.route(`**/api/admin/receipts/${RECEIPT}`, (route) => route.fulfill({ json: receipt })),
		act: waitForText(/^The mail came back\./),
	},
];
