import { OWN_PSYCHOLOGIST } from './access-callers.ts';
import { always, byDesk, byOwner, type CallOn, pathOf, type RunningCentre } from './storing-calls.ts';
import { aDataRequest } from './valid-bodies.ts';

const wairimu = { name: 'Wairimu Kariuki', email: 'wairimu@example.com' };
const { serviceId, ...choice } = { serviceId: 'stress', days: ['monday'], part: 'any', until: '2026-12-03' };
const password = 'Matunda!Saba91';
const breach = { noticedAt: '2026-11-19T06:00:00.000Z', what: 'A list was lost', data: 'Names', people: '12' };
/** Required to close a breach. */
const notified = { commissionerToldAt: '2026-11-19T10:00:00.000Z', peopleNotTold: 'No risk to them' };
const request = { kind: 'access', askedOn: '2026-11-19', askedBy: 'Naomi', identity: 'Known', note: 'By phone' };

const register: CallOn = ({ count }) => [
	'register',
	async () => {
		const own = { name: wairimu.name, email: `wairimu${count('email')}@example.com`, phone: '0712345678', terms: true };
		return { caller: 'a visitor', path: pathOf('register'), body: { ...own, password, confirmPassword: password } };
	},
];
const changeEmail: CallOn = (on) => [
	'changeEmail',
	async () => {
		const { token } = (await on.make(register)).answer;
		const body = { email: `wambui${on.count('email')}@example.com`, currentPassword: password };
		return { caller: { token }, path: pathOf('changeEmail'), body };
	},
];

const sendMessage = always('sendMessage', 'a visitor', {
	...{ ...wairimu, phone: '0712345678', subject: 'A question', message: 'Do you see couples?' },
});
const submitQuestion = always('submitQuestion', 'a visitor', { ...wairimu, question: 'Do you see couples?' });
/** A new unanswered entry. */
async function unanswered({ make, done }: RunningCentre, write: CallOn, list: 'listMessages' | 'listQuestions') {
	await make(write);
	return (await done(list, 'an owner', `${pathOf(list)}?state=new`)).data[0];
}
const replyToMessage: CallOn = (on) => [
	'replyToMessage',
	async () => {
		const { id, version } = await unanswered(on, sendMessage, 'listMessages');
		return byDesk(`/api/admin/messages/${id}/reply`, { reply: 'Yes.', version });
	},
];
const answerQuestion: CallOn = (on) => [
	'answerQuestion',
	async () => {
		const { id, version } = await unanswered(on, submitQuestion, 'listQuestions');
		return byDesk(`/api/admin/questions/${id}/answer`, { answer: 'Yes.', version });
	},
];

const addClient: CallOn = ({ count }) => [
	'addClient',
	async () => {
		const phone = `0723${String(count('phone')).padStart(6, '0')}`;
		return byDesk(pathOf('addClient'), { name: wairimu.name, phone, notices: 'none' });
	},
];
async function client({ make, done }: RunningCentre) {
	const { id } = (await make(addClient)).answer;
	const path = `/api/admin/clients/${id}`;
	return { id, path, version: (await done('getClient', 'an owner', path)).client.version };
}
const changeClient: CallOn = (on) => [
	'changeClient',
	async () => {
		const { path, version } = await client(on);
		return byDesk(path, { name: 'Wambui Kariuki', phone: '0724999999', notices: 'none', version });
	},
];
const correctClientEmail: CallOn = (on) => [
	'correctClientEmail',
	async () =>
		byDesk(`/api/admin/clients/${(await on.make(register)).answer.user.id}/email`, {
			email: `atieno${on.count('email')}@example.com`,
			how: 'id',
		}),
];
const mergeClient: CallOn = (on) => [
	'mergeClient',
	async () => {
		const [kept, other] = [await client(on), await client(on)];
		const rows = { name: 'kept', phone: 'kept', email: 'kept', notices: 'kept', reason: 'One person' };
		const versions = { version: kept.version, otherVersion: other.version };
		return byDesk(`${kept.path}/merge`, { otherId: other.id, ...rows, samePerson: true, ...versions });
	},
];
const exportClient: CallOn = (on) => [
	'exportClient',
	async () => byDesk(`${(await client(on)).path}/export`, aDataRequest),
];
const eraseClient: CallOn = (on) => [
	'eraseClient',
	async () => {
		const { path, version } = await client(on);
		return byOwner(`${path}/erasure`, { ...aDataRequest, confirmation: 'erase this client', version });
	},
];

/** Joins the waiting list, after leaving it. */
const joinWaitingList: CallOn = ({ done }) => [
	'joinWaitingList',
	async () => {
		for (const { id } of (await done('listMyWaiting', 'another client')).data)
			await done('leaveWaitingList', 'another client', `/api/waiting-list/${id}`);
		return { caller: 'another client', path: pathOf('joinWaitingList'), body: { serviceId, ...choice } };
	},
];
const changeWaiting: CallOn = ({ make }) => [
	'changeWaiting',
	async () => {
		const { caller, answer } = await make(joinWaitingList);
		return { caller, path: `/api/waiting-list/${answer.id}`, body: { ...choice, psychologistId: OWN_PSYCHOLOGIST } };
	},
];
const addToWaitingList: CallOn = (on) => [
	'addToWaitingList',
	async () => byDesk(pathOf('addToWaitingList'), { serviceId, ...choice, clientId: (await client(on)).id }),
];
const changeWaitingForClient: CallOn = ({ make }) => [
	'changeWaitingForClient',
	async () => {
		const { id, version } = (await make(addToWaitingList)).answer;
		const body = { serviceId, ...choice, psychologistId: OWN_PSYCHOLOGIST, version };
		return byDesk(`/api/admin/waiting-list/${id}`, body);
	},
];

const openBreach = always('openBreach', 'an owner', breach);
const changeBreach: CallOn = ({ make }) => [
	'changeBreach',
	async () => {
		const { id, version } = (await make(openBreach)).answer;
		return byOwner(`/api/admin/breaches/${id}`, { ...breach, ...notified, reason: 'Misread', version });
	},
];
const openDataRequest = always('openDataRequest', 'an owner', request);
const changeDataRequest: CallOn = ({ make }) => [
	'changeDataRequest',
	async () => {
		const { id, version } = (await make(openDataRequest)).answer;
		return byOwner(`/api/admin/data-requests/${id}`, { ...request, reason: 'Misread', version });
	},
];

/** Calls that store data about people: accounts, records, waiting list entries, visitors' texts, registers. */
export const callsAboutPeople: readonly CallOn[] = [
	...[register, changeEmail, always('changeName', 'a client', { name: wairimu.name })],
	...[sendMessage, submitQuestion, replyToMessage, answerQuestion],
	always('subscribe', 'a visitor', { email: wairimu.email }),
	always('offerTestimonial', 'a client', { name: 'Wairimu', message: 'They listened.', rating: 5, consent: true }),
	...[addClient, changeClient, correctClientEmail, mergeClient, exportClient, eraseClient],
	...[joinWaitingList, changeWaiting, addToWaitingList, changeWaitingForClient],
	...[openBreach, changeBreach, openDataRequest, changeDataRequest],
];
