import type { EndpointName } from '@tulia/contracts/endpoints';
import { sampleProfile } from '../appointment/sample-centre.ts';
import { words } from '../article/article-words.ts';
import { OWN_PSYCHOLOGIST } from './access-callers.ts';
import { MAIL_SENDER } from './bundled-functions.ts';
import { always, byOwner, type CallOn, pathOf, type RunningCentre } from './storing-calls.ts';
import { aFaq, anIssue, aPsychologist, aService } from './valid-bodies.ts';

const without = ({ version: _version, ...body }: { readonly version: number }): object => body;
const timeOff = [{ from: '2027-06-28', to: '2027-06-29' }];
const line = { name: 'Befrienders', phone: '0722178177', helpsWith: 'Anything', hours: 'Day and night' };
/** With every optional part, except those that turn something off. */
const profile = {
	...sampleProfile,
	address: { ...sampleProfile.address, position: { latitude: -1.28, longitude: 36.82 } },
	socialLinks: [{ name: 'Facebook', url: 'https://facebook.com/sample' }],
	claims: { satisfactionPercent: 98, reviewCount: 500, source: 'Our own survey' },
	mailSender: { name: 'Sample', email: MAIL_SENDER },
	howToPay: 'By M-Pesa',
	crisisLines: [{ ...line, write: { kind: 'sms', address: '0722178177' }, lastChecked: '2026-11-01' }],
	whatsapp: '0722178177',
};

/** Changes what a call created, on its current version. */
const change =
	(name: EndpointName, from: CallOn, pathFor: (id: string) => string, body: object): CallOn =>
	({ make }) => [
		name,
		async () => {
			const { id, version } = (await make(from)).answer;
			return byOwner(pathFor(id), { ...body, version });
		},
	];

const createArticle = always('createArticle', 'an editor', words);
const schedule = { at: '2027-01-04T06:00:00.000Z' };
const createComment: CallOn = ({ make, done, once }) => [
	'createComment',
	async () => {
		const article = await once('article', async () => {
			const { id, version } = (await make(createArticle)).answer;
			await done('publishArticle', 'an editor', `/api/admin/articles/${id}/publication`, { version });
			return id;
		});
		const body = { name: 'Wairimu', email: 'wairimu@example.com', comment: 'Asante.' };
		return { caller: 'a visitor', path: `/api/blogs/${article}/comments`, body };
	},
];
const createIssue = always('createIssue', 'an owner', anIssue);
const createFaq = always('createFaq', 'an editor', without(aFaq));
const createService: CallOn = ({ count }) => [
	'createService',
	async () => byOwner(pathOf('createService'), { ...without(aService), title: `Talk ${count('title')}` }),
];
const changePrices: CallOn = ({ done }) => [
	'changePrices',
	async () => {
		const { version: settingsVersion, profile: now } = await done('getSettings', 'an owner');
		const { data } = await done('listAllServices', 'an owner');
		const prices = data.map(({ id, price, durationMinutes, version }: (typeof data)[number]) => ({
			...{ id, price, durationMinutes, version },
		}));
		return byOwner(pathOf('changePrices'), { currency: now.currency, settingsVersion, prices });
	},
];

const team = { ...without(aPsychologist), timeOff };
const createPsychologist: CallOn = ({ count }) => [
	'createPsychologist',
	async () => byOwner(pathOf('createPsychologist'), { ...team, name: `Achieng Odhiambo ${count('title')}` }),
];
const changePsychologistProfile: CallOn = ({ done }) => [
	'changePsychologistProfile',
	async () => {
		const { data } = await done('listAllPsychologists', 'an owner');
		const own = data.find(({ id }: { id: string }) => id === OWN_PSYCHOLOGIST);
		const words = { title: 'Counsellor', summary: 'Listens.', about: 'For ten years.', languages: ['en'] };
		const body = { ...words, licence: { number: 'C-1', board: 'CPB' }, version: own.profileVersion ?? 0 };
		return byOwner(`/api/admin/psychologists/${OWN_PSYCHOLOGIST}/profile`, body);
	},
];
const changeCrisisPhrases: CallOn = ({ done }) => [
	'changeCrisisPhrases',
	async () => {
		const { version } = (await done('getCrisisSettings', 'an owner')).phrases;
		return byOwner(pathOf('changeCrisisPhrases'), { own: [{ phrase: 'no way out', isOn: true }], version });
	},
];

type Rule = 'ask_first' | 'at_once';
async function settings({ done }: RunningCentre, ownHours: Rule) {
	const { version } = await done('getSettings', 'an owner');
	return { profile, ownHours, version };
}
/** The own hours of a psychologist under this rule, with days off that affect no visit. */
async function ownHours(on: RunningCentre, rule: Rule) {
	await on.done('changeSettings', 'an owner', pathOf('changeSettings'), await settings(on, rule));
	const { weeklyHours, breaks, version } = await on.done('getMyHours', 'a psychologist');
	return { weeklyHours, breaks, timeOff, version };
}
const requestHours: CallOn = (on) => [
	'requestHours',
	async () => {
		const body = { ...(await ownHours(on, 'ask_first')), reason: 'A funeral' };
		return { caller: 'a psychologist', path: pathOf('requestHours'), body };
	},
];
const decideHoursRequest: CallOn = ({ make }) => [
	'decideHoursRequest',
	async () => {
		const { version } = (await make(requestHours)).answer.request;
		const body = { decision: 'decline', words: 'Ask again', version };
		return byOwner(`/api/admin/hours-requests/${OWN_PSYCHOLOGIST}`, body);
	},
];
const changeMyHours: CallOn = (on) => [
	'changeMyHours',
	async () => ({
		caller: 'a psychologist',
		path: pathOf('changeMyHours'),
		body: { ...(await ownHours(on, 'at_once')), seen: [] },
	}),
];
/** Creates a closure, after deleting all others. */
const createClosure: CallOn = ({ done }) => [
	'createClosure',
	async () => {
		for (const { id, date } of (await done('listClosures', 'an owner', pathOf('listClosures'))).data)
			await done('deleteClosure', 'an owner', `/api/admin/closures/${date}/${id}`);
		return byOwner(pathOf('createClosure'), { date: '2030-01-31', reason: 'A day off', kind: 'closed', seen: [] });
	},
];
const changeSettings: CallOn = (on) => [
	'changeSettings',
	async () => byOwner(pathOf('changeSettings'), await settings(on, 'ask_first')),
];

/** Calls that store facts about the centre: its texts, team, days, services, prices, settings. */
export const callsAboutCentre: readonly CallOn[] = [
	createArticle,
	change('saveArticle', createArticle, (id) => `/api/admin/articles/${id}`, words),
	change('scheduleArticle', createArticle, (id) => `/api/admin/articles/${id}/schedule`, schedule),
	...[createComment, createIssue],
	change('saveIssue', createIssue, (id) => `/api/admin/newsletter-issues/${id}`, anIssue),
	createFaq,
	change('changeFaq', createFaq, (id) => `/api/admin/faqs/${id}`, aFaq),
	changePrices,
	createService,
	change('changeService', createService, (id) => `/api/admin/services/${id}`, aService),
	createPsychologist,
	change('changePsychologist', createPsychologist, (id) => `/api/admin/psychologists/${id}`, team),
	...[changePsychologistProfile, changeCrisisPhrases],
	...[requestHours, decideHoursRequest, changeMyHours, createClosure, changeSettings],
];
