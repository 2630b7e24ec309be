import { timeOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { COLLEAGUE, OWN_PSYCHOLOGIST } from './access-callers.ts';
import { byDesk, type CallOn, pathOf, type RunningCentre } from './storing-calls.ts';

const VISITS = '/api/admin/appointments';
const HOURS = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** Mondays to Thursdays without a public holiday, up to the horizon. */
const DAYS = [0, 7, 14, 21, 28, 35, 42, 49].flatMap((week) =>
	[0, 1, 2, 3].map((day) => addDays('2026-11-23', week + day)),
);
const byWord = { notices: 'none', consentsByWord: { how: 'by_phone', wordings: {} } };
const naomi = { name: 'Naomi Wanjiru', phone: '0722345678', forWhom: 'me', ...byWord };
const achieng = { name: 'Achieng Odhiambo', phone: '0722345679', forWhom: 'me', ...byWord, outcome: 'attended' };

/** A different time with each call: of one psychologist, then of the other. When all are used, a visit is cancelled. */
async function time(on: RunningCentre) {
	const at = on.count('time');
	const [date = '', hour = ''] = [DAYS[Math.floor(at / HOURS.length) % DAYS.length], HOURS[at % HOURS.length]];
	const psychologistId = Math.floor(at / DAYS.length / HOURS.length) % 2 ? COLLEAGUE : OWN_PSYCHOLOGIST;
	const times = 2 * DAYS.length * HOURS.length;
	if (at >= times) await cancelVisitAt(on, { date, time: hour, psychologistId });
	return { date, time: hour, psychologistId };
}
interface Start {
	readonly date: string;
	readonly time: string;
	readonly psychologistId: string;
}
async function cancelVisitAt({ done }: RunningCentre, at: Start): Promise<void> {
	const onDay = `${VISITS}?from=${at.date}&to=${at.date}&status=confirmed&limit=100`;
	for (const { id, version, scheduledFor, psychologistId } of (await done('listAppointments', 'an owner', onDay)).data)
		if (timeOf(new Date(scheduledFor)) === at.time && psychologistId === at.psychologistId)
			await done('cancelAppointment', 'an owner', `${VISITS}/${id}/cancellation`, {
				reason: 'The next visit',
				version,
			});
}

const bookForClient: CallOn = (on) => [
	'bookForClient',
	async () => byDesk(VISITS, { serviceId: 'stress', ...(await time(on)), ...naomi, notes: 'Hello' }),
];

/** The current visit of the desk; a new one after it was cancelled. */
async function visit(on: RunningCentre) {
	const id = await on.once('visit', async () => (await on.make(bookForClient)).answer.id);
	const path = `${VISITS}/${id}`;
	const now = await on.done('getAppointment', 'an owner', path);
	if (now.status === 'confirmed') return { ...now, path };
	on.forget('visit');
	return visit(on);
}

const moveAppointment: CallOn = (on) => [
	'moveAppointment',
	async () => {
		const { path, version } = await visit(on);
		return byDesk(`${path}/move`, { ...(await time(on)), version });
	},
];
const changeStaffNote: CallOn = (on) => [
	'changeStaffNote',
	async () => {
		const { path, noteVersion } = await visit(on);
		return { caller: 'an owner', path: `${path}/note`, body: { note: 'Prefers the door', noteVersion } };
	},
];
const recordOutcome: CallOn = (on) => [
	'recordOutcome',
	async () => {
		const begun = { serviceId: 'stress', date: '2026-11-19', time: '9:00 AM', psychologistId: OWN_PSYCHOLOGIST };
		const book = () => on.done('bookForClient', 'the front desk', VISITS, { ...begun, ...achieng });
		const path = `${VISITS}/${await on.once('begun', async () => (await book()).id)}`;
		const { status, version } = await on.done('getAppointment', 'an owner', path);
		return byDesk(path, { status: status === 'attended' ? 'missed' : 'attended', version, reason: 'Wrong visit' });
	},
];
const cancelAppointment: CallOn = (on) => [
	'cancelAppointment',
	async () => {
		const { path, version } = await visit(on);
		return byDesk(`${path}/cancellation`, { reason: 'Closed that day', version });
	},
];

async function paymentsOf(on: RunningCentre) {
	const { path } = await visit(on);
	const { version } = await on.done('getPayments', 'an owner', `${path}/payments`);
	return { path, version };
}
const payment =
	(of: object): CallOn =>
	(on) => [
		'notePayment',
		async () => {
			const { path, version } = await paymentsOf(on);
			return byDesk(`${path}/payments`, { ...of, amount: 100, isMore: true, version });
		},
	];
const reversePayment: CallOn = (on) => [
	'reversePayment',
	async () => {
		const { answer, path } = await on.make(payment({ method: 'cash' }));
		const cash = answer.entries.find((one: Record<string, unknown>) => one.method === 'cash' && !one.isReversed);
		return byDesk(`${path}/${cash.id}/reversal`, { reason: 'Wrong visit', method: 'cash', version: answer.version });
	},
];
const changePriceToPay: CallOn = (on) => [
	'changePriceToPay',
	async () => {
		// A price must not be below what was paid.
		on.forget('visit');
		const { path, version } = await paymentsOf(on);
		return byDesk(`${path}/price`, { due: 2000, reason: 'A student', version });
	},
];

/** Cancels earlier visits of the client. */
async function noVisits({ done }: RunningCentre): Promise<void> {
	for (const { ticketNumber, status } of (await done('listMyAppointments', 'a client')).data)
		if (status === 'confirmed')
			await done('cancelMyAppointment', 'a client', `/api/appointments/${ticketNumber}/cancellation`, {});
}
const createAppointment: CallOn = (on) => [
	'createAppointment',
	async () => {
		await noVisits(on);
		const consents = { healthData: true, hostingAbroad: false };
		const body = { serviceId: 'stress', ...(await time(on)), notes: 'Hello', consents };
		return { caller: 'a client', path: pathOf('createAppointment'), body };
	},
];
async function ticket(on: RunningCentre) {
	const { version, ticketNumber } = (await on.make(createAppointment)).answer.ticket;
	return { version, path: `/api/appointments/${ticketNumber}` };
}
const cancelMyAppointment: CallOn = (on) => [
	'cancelMyAppointment',
	async () => ({ caller: 'a client', path: `${(await ticket(on)).path}/cancellation`, body: { reason: 'Ill' } }),
];
const moveMyAppointment: CallOn = (on) => [
	'moveMyAppointment',
	async () => {
		const { path, version } = await ticket(on);
		return { caller: 'a client', path: `${path}/move`, body: { ...(await time(on)), version } };
	},
];
const dryRunBooking: CallOn = (on) => [
	'dryRunBooking',
	async () => {
		const { psychologistId: _psychologistId, ...when } = await time(on);
		return { caller: 'a visitor', path: pathOf('dryRunBooking'), body: { serviceId: 'stress', ...when } };
	},
];

const seriesOf =
	(clientId: (on: RunningCentre) => Promise<string>): CallOn =>
	(on) => [
		'bookSeries',
		async () => {
			const body = { clientId: await clientId(on), serviceId: 'stress', forWhom: 'me', every: 'week' };
			return byDesk('/api/admin/series', { ...body, visits: [await time(on), await time(on)] });
		},
	];
const bookSeries = seriesOf(async (on) => (await visit(on)).userId);
async function following(on: RunningCentre) {
	const { data } = (await on.make(bookSeries)).answer;
	const visits: { id: string; version: number }[] = data.map((row: { visit: object }) => row.visit);
	return { path: `${VISITS}/${visits[0]?.id}`, visits: visits.map(({ id, version }) => ({ id, version })) };
}
const moveFollowing: CallOn = (on) => [
	'moveFollowing',
	async () => {
		const { path, visits } = await following(on);
		const moved: object[] = [];
		for (const one of visits) moved.push({ ...one, ...(await time(on)) });
		return byDesk(`${path}/following-moves`, { visits: moved });
	},
];
const cancelFollowing: CallOn = (on) => [
	'cancelFollowing',
	async () => {
		const { path, visits } = await following(on);
		return byDesk(`${path}/following-cancellations`, { reason: 'Closed', version: visits[0]?.version });
	},
];
const cancelMyFollowing: CallOn = (on) => [
	'cancelMyFollowing',
	async () => {
		await noVisits(on);
		const own = seriesOf(async ({ done }) => (await done('getAccount', 'a client')).id);
		const [first] = (await on.make(own)).answer.data;
		const path = `/api/appointments/${first.visit.ticketNumber}/following-cancellations`;
		return { caller: 'a client', path, body: { reason: 'Ill' } };
	},
];

/** Calls that store data about visits, series and payments. */
export const callsAboutVisits: readonly CallOn[] = [
	...[bookForClient, createAppointment, dryRunBooking, cancelMyAppointment, moveMyAppointment],
	...[moveAppointment, changeStaffNote, recordOutcome],
	payment({ method: 'insurance', insurer: 'Jubilee', claimNumber: 'C-1' }),
	payment({ method: 'waived', reason: 'A student' }),
	...[
		reversePayment,
		changePriceToPay,
		bookSeries,
		moveFollowing,
		cancelFollowing,
		cancelMyFollowing,
		cancelAppointment,
	],
];
