import { cleanText } from '@tulia/contracts/clean-text';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { type ApiResponse, call, firstFree } from '../api.ts';
import { logInByApi, newClient } from '../log-in.ts';
import { dayAfter } from '../staff/staff-day.ts';
import { addPayloadsToItems } from './xss-items.ts';
import { dealer, inTexts, payloads } from './xss-texts.ts';

type Body = ApiResponse['body'];

type Named = 'service' | 'faq' | 'psychologist' | 'article' | 'appointment' | 'message' | 'question' | 'client';

/** Every text that staff can write, with the payloads stored in it, to be found again as text. */
export interface XssContent {
	readonly ids: Readonly<Record<Named, string>>;
	/** The day of a closure, whose reason is a payload. */
	readonly closedOn: string;
	/** By field, such as `service.title`: the texts that are stored there. */
	readonly texts: ReadonlyMap<string, readonly string[]>;
	/** Changes a record as staff, through the API. */
	readonly send: (method: string, path: string, body: unknown) => Promise<Body>;
}

/** Stores payloads in every field that staff can write, through the API, and all of them in one record. */
export async function storeXssContent(cloud: LocalCloud, token: string): Promise<XssContent> {
	const stored = new Map<string, string[]>();
	const recordText = (field: string, text: string): string => {
		stored.set(field, [...(stored.get(field) ?? []), text]);
		return text;
	};
	const send = async (method: string, path: string, body: unknown): Promise<Body> => {
		const answer = await call(cloud.origin, `/api/admin/${path}`, { method, token, body });
		if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
		return answer.body;
	};
	const api = { cloud, token, send, recordText };
	const { appointment, closedOn } = await storeAppointment(api);
	const ids = {
		service: await storeServices(api),
		psychologist: await storePsychologists(api),
		faq: await storeFaqs(api),
		article: await storeArticle(api),
		appointment,
	};
	const testimonial = await storeTestimonial(api);
	const closure = await storeClosures(api, closedOn);
	await storeProfile(api);
	const client = await storeClients(api);
	const answered = await storeReplies(api);
	await addPayloadsToItems(cloud, { ...ids, testimonial, closure }, recordText);
	return { ids: { ...ids, ...answered, client }, closedOn, texts: stored, send };
}

interface Api {
	readonly cloud: LocalCloud;
	readonly token: string;
	readonly send: (method: string, path: string, body: unknown) => Promise<Body>;
	readonly recordText: (field: string, text: string) => string;
}

async function storeAppointment({ cloud, send }: Api) {
	const serviceId = 'anxiety-management';
	const free = await firstFree(cloud.origin, serviceId);
	const booking = { email: 'hostile-client@example.com', name: 'Otieno Were', serviceId, forWhom: 'me', ...free };
	const { id } = await send('POST', 'appointments', booking);
	return { appointment: String(id), closedOn: dayAfter(free.date, 20) };
}

async function storeServices({ send, recordText }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (const [at, description] of inTexts(1500).entries()) {
		const { id } = await send('POST', 'services', {
			title: recordText('service.title', `Service ${at} ${deal(60)}`),
			shortDescription: recordText('service.shortDescription', deal(160)),
			description: recordText('service.description', description),
			benefits: Array.from({ length: 10 }, () => recordText('service.benefits', deal(160))),
			...{ image: 'service-stress', durationMinutes: 60, price: 5000, order: at + 1, active: true },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

/** Resolves with the last one, who is the first of the list. */
async function storeClients({ send, recordText }: Api): Promise<string> {
	const deal = dealer();
	let last: unknown;
	for (let at = 0; at < 12; at += 1) {
		const { id } = await send('POST', 'clients', { name: recordText('client.name', deal(100)) });
		last = id;
	}
	return String(last);
}

async function storePsychologists({ send, recordText }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (let at = 0; at < 6; at += 1) {
		const { id } = await send('POST', 'psychologists', {
			name: recordText('psychologist.name', `Somebody ${at} ${deal(80)}`),
			...{ serviceIds: ['anxiety-management'], active: true, weeklyHours: {}, breaks: {}, timeOff: [] },
		});
		await send('PATCH', `psychologists/${id}/profile`, {
			title: recordText('psychologist.profile.title', deal(80)),
			summary: recordText('psychologist.profile.summary', deal(160)),
			about: recordText('psychologist.profile.about', deal(1200)),
			licence: {
				number: recordText('psychologist.profile.licence.number', deal(40)),
				board: recordText('psychologist.profile.licence.board', deal(100)),
			},
			...{ languages: ['sw'], version: 0 },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeFaqs({ send, recordText }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (const [at, answer] of inTexts(2000).entries()) {
		const { id } = await send('POST', 'faqs', {
			question: recordText('faq.question', deal(200)),
			answer: recordText('faq.answer', answer),
			...{ category: 'General', order: at, featured: false },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeArticle({ send, recordText }: Api): Promise<string> {
	const deal = dealer();
	const words = {
		title: recordText('article.title', deal(120)),
		snippet: recordText('article.snippet', deal(240)),
		author: recordText('article.author', deal(100)),
		aboutAuthor: recordText('article.aboutAuthor', deal(400)),
		content: `<p>The beginning.</p>${payloads.join('<hr>')}`,
		...{ category: 'Wellness', imageUrl: 'cover-wellness' },
	};
	const { id, version } = await send('POST', 'articles', words);
	const published = await send('POST', `articles/${id}/publication`, { version });
	// The published text becomes an earlier version.
	const newer = { ...words, content: `<p>Anew.</p>${words.content}`, version: published.version };
	await send('PATCH', `articles/${id}`, newer);
	return String(id);
}

/** Staff cannot write one: a client does, and staff publish it. */
async function storeTestimonial({ cloud, token, send, recordText }: Api): Promise<string> {
	const deal = dealer();
	const words = {
		name: recordText('testimonial.name', deal(60)),
		message: recordText('testimonial.message', deal(1000)),
	};
	const body = { ...words, rating: 5, consent: true };
	const session = await logInByApi(cloud.origin, await newClient(cloud.origin));
	await call(cloud.origin, '/api/testimonials', { method: 'POST', token: session, body });
	const [offered] = await rowsOf(cloud, token, 'testimonials');
	await send('PATCH', `testimonials/${offered?.id}`, { state: 'published', version: offered?.version });
	return String(offered?.id);
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = async (cloud: LocalCloud, token: string, list: string): Promise<readonly Row[]> =>
	(await call(cloud.origin, `/api/admin/${list}`, { token })).body.data as readonly Row[];

async function storeClosures({ send, recordText }: Api, first: string): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (let at = 0; at < 6; at += 1) {
		const reason = recordText('closure.reason', deal(100));
		const { id } = await send('POST', 'closures', { date: dayAfter(first, at), kind: 'closed', reason, seen: [] });
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeProfile({ cloud, token, send, recordText }: Api): Promise<void> {
	const deal = dealer();
	const { profile, version } = (await call(cloud.origin, '/api/admin/settings', { token })).body;
	const { address, mailSender, crisisLines, ...rest } = profile as CentreProfile;
	const line = (field: string) => recordText(`profile.${field}`, deal(200));
	await send('PATCH', 'settings', {
		profile: {
			...rest,
			...{ name: line('name'), tagline: line('tagline'), motto: line('motto') },
			address: { ...address, lines: [line('address.lines.0'), line('address.lines.1')] },
			responseTimes: { questions: line('responseTimes.questions'), email: line('responseTimes.email') },
			mailSender: { ...mailSender, name: line('mailSender.name') },
			crisisLines: crisisLines.map((each, at) => ({
				...each,
				name: line(`crisisLines.${at}.name`),
				helpsWith: line(`crisisLines.${at}.helpsWith`),
				hours: line(`crisisLines.${at}.hours`),
			})),
		},
		version,
	});
}

/** Stores enough replies to one message for every payload, and an answer to a question. */
async function storeReplies({ cloud, token, send, recordText }: Api) {
	const sender = { name: 'Achieng', email: 'achieng@example.com', filledInMs: 5000 };
	const words = { ...sender, subject: 'Parking', message: 'Is there somewhere to park?' };
	await call(cloud.origin, '/api/contact', { method: 'POST', body: words });
	await call(cloud.origin, '/api/faqs/submit', {
		method: 'POST',
		body: { ...sender, question: 'May my sister come too?' },
	});
	const replies = inTexts(3000);
	let message = '';
	for (const reply of replies) {
		const [stored] = [
			...(await rowsOf(cloud, token, 'messages')),
			...(await rowsOf(cloud, token, 'messages?state=answered')),
		];
		message = String(stored?.id);
		await send('POST', `messages/${message}/reply`, {
			reply: recordText('message.reply', reply),
			version: stored?.version,
		});
	}
	const question = (await rowsOf(cloud, token, 'questions?limit=100')).find(({ email }) => email === sender.email);
	const answer = recordText('question.answer', cleanText(`To this: ${replies[0]}`.slice(0, 3000)));
	await send('POST', `questions/${question?.id}/answer`, { answer, version: question?.version });
	return { message, question: String(question?.id) };
}
