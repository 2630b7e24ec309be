import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { usableText } from '@tulia/test-kit/usable-text';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { type Answer, call, firstFree } from './api.ts';
import { storeInTable } from './hostile-table.ts';
import { newClient } from './log-in.ts';
import { dayAfter } from './staff-day.ts';

type Body = Answer['body'];

type Named = 'service' | 'faq' | 'psychologist' | 'article' | 'appointment' | 'message' | 'question';

/** Every text of the centre that staff can write, and what was written there: to be found again as text. */
export interface HostileCentre {
	readonly ids: Readonly<Record<Named, string>>;
	/** A day that is closed, and why hides a payload. */
	readonly closedOn: string;
	/** By field, such as `service.title`: the texts that are stored there. */
	readonly texts: ReadonlyMap<string, readonly string[]>;
	/** Changes something as staff, through the API. */
	readonly send: (method: string, path: string, body: unknown) => Promise<Body>;
}

/** The payloads as the API takes them: what it refuses of them is not what makes them run. */
const payloads = xssPayloads.map(usableText);

const BREAKS = '\u0085\u2028\u2029';
/** A one-line field refuses line breaks. */
const onOneLine = payloads.map((payload) =>
	[...payload].map((sign) => (sign < ' ' || BREAKS.includes(sign) ? ' ' : sign)).join(''),
);

let marks = 0;
/** Tells a text from all others: the same payloads stand in more than one. */
const newMark = (): string => `No. ${++marks}: `;

/** Hands out the payloads in turn, as many whole ones as fit into a field. */
function dealer() {
	let next = 0;
	const take = (): string => onOneLine[next++ % onOneLine.length] ?? '';
	return (size: number): string => {
		const mark = newMark();
		const limit = size - mark.length;
		let text = take();
		while (text.length > limit) text = take();
		for (let longer = `${text} ${take()}`; longer.length <= limit; longer = `${text} ${take()}`) text = longer;
		next -= 1;
		return mark + text;
	};
}

/** All payloads that fit into a field at all, in as many texts as it takes. */
export function inTexts(size: number): readonly string[] {
	const limit = size - 'No. 1000: '.length;
	const texts: string[] = [];
	for (const payload of payloads.filter(({ length }) => length <= limit)) {
		const longer = `${texts.at(-1) ?? ''} ${payload}`.trim();
		if (longer.length <= limit && texts.length > 0) texts[texts.length - 1] = longer;
		else texts.push(payload);
	}
	return texts.map((text) => newMark() + text);
}

/** Stores payloads in every field staff can write, through the API, and then all of them in each field of one record. */
export async function storeHostileCentre(cloud: LocalCloud, token: string): Promise<HostileCentre> {
	const stored = new Map<string, string[]>();
	const keep = (field: string, text: string): string => {
		stored.set(field, [...(stored.get(field) ?? []), text]);
		return text;
	};
	const send = async (method: string, path: string, body: unknown): Promise<Body> => {
		const answer = await call(cloud.origin, `/api/admin/${path}`, { method, token, body });
		if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
		return answer.body;
	};
	const api = { cloud, token, send, keep };
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
	const answered = await storeReplies(api);
	await storeInTable(cloud, { ...ids, testimonial, closure }, keep);
	return { ids: { ...ids, ...answered }, closedOn, texts: stored, send };
}

interface Api {
	readonly cloud: LocalCloud;
	readonly token: string;
	readonly send: (method: string, path: string, body: unknown) => Promise<Body>;
	readonly keep: (field: string, text: string) => string;
}

async function storeAppointment({ cloud, send }: Api) {
	const serviceId = 'anxiety-management';
	const free = await firstFree(cloud.origin, serviceId);
	const booking = { email: 'hostile-client@example.com', name: 'Otieno Were', serviceId, forWhom: 'me', ...free };
	const { id } = await send('POST', 'appointments', booking);
	return { appointment: String(id), closedOn: dayAfter(free.date, 20) };
}

async function storeServices({ send, keep }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (const [at, description] of inTexts(1500).entries()) {
		const { id } = await send('POST', 'services', {
			title: keep('service.title', `Service ${at} ${deal(60)}`),
			shortDescription: keep('service.shortDescription', deal(160)),
			description: keep('service.description', description),
			benefits: Array.from({ length: 10 }, () => keep('service.benefits', deal(160))),
			...{ image: 'service-stress', durationMinutes: 60, price: 5000, order: at + 1, active: true },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

async function storePsychologists({ send, keep }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (let at = 0; at < 6; at += 1) {
		const { id } = await send('POST', 'psychologists', {
			name: keep('psychologist.name', `Somebody ${at} ${deal(80)}`),
			...{ serviceIds: ['anxiety-management'], active: true, weeklyHours: {}, breaks: {}, timeOff: [] },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeFaqs({ send, keep }: Api): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (const [at, answer] of inTexts(2000).entries()) {
		const { id } = await send('POST', 'faqs', {
			question: keep('faq.question', deal(200)),
			answer: keep('faq.answer', answer),
			...{ category: 'General', order: at, featured: false },
		});
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeArticle({ send, keep }: Api): Promise<string> {
	const deal = dealer();
	const { id, version } = await send('POST', 'articles', {
		title: keep('article.title', deal(120)),
		snippet: keep('article.snippet', deal(240)),
		author: keep('article.author', deal(100)),
		aboutAuthor: keep('article.aboutAuthor', deal(400)),
		content: `<p>The beginning.</p>${payloads.join('<hr>')}`,
		...{ category: 'Wellness', imageUrl: 'cover-wellness' },
	});
	await send('POST', `articles/${id}/publication`, { version });
	return String(id);
}

/** Staff cannot write one: a client does, and staff publish it. */
async function storeTestimonial({ cloud, token, send, keep }: Api): Promise<string> {
	const deal = dealer();
	const { email, password } = await newClient(cloud.origin);
	const session = await call(cloud.origin, '/api/auth/login', { method: 'POST', body: { email, password } });
	const words = { name: keep('testimonial.name', deal(60)), message: keep('testimonial.message', deal(1000)) };
	const body = { ...words, rating: 5, consent: true };
	await call(cloud.origin, '/api/testimonials', { method: 'POST', token: String(session.body.token), body });
	const [offered] = await rowsOf(cloud, token, 'testimonials');
	await send('PATCH', `testimonials/${offered?.id}`, { state: 'published', version: offered?.version });
	return String(offered?.id);
}

type Row = Readonly<Record<string, unknown>>;

const rowsOf = async (cloud: LocalCloud, token: string, list: string): Promise<readonly Row[]> =>
	(await call(cloud.origin, `/api/admin/${list}`, { token })).body.data as readonly Row[];

async function storeClosures({ send, keep }: Api, first: string): Promise<string> {
	const deal = dealer();
	const ids: unknown[] = [];
	for (let at = 0; at < 6; at += 1) {
		const reason = keep('closure.reason', deal(100));
		const { id } = await send('POST', 'closures', { date: dayAfter(first, at), kind: 'closed', reason, seen: [] });
		ids.push(id);
	}
	return String(ids[0]);
}

async function storeProfile({ cloud, token, send, keep }: Api): Promise<void> {
	const deal = dealer();
	const { profile, version } = (await call(cloud.origin, '/api/admin/settings', { token })).body;
	const { address, mailSender, crisisLines, ...rest } = profile as CentreProfile;
	const line = (field: string) => keep(`profile.${field}`, deal(200));
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

/** As many replies to one message as carry every payload, and an answer to a question. */
async function storeReplies({ cloud, token, send, keep }: Api) {
	const asked = { name: 'Achieng', email: 'achieng@example.com', filledInMs: 5000 };
	const words = { ...asked, subject: 'Parking', message: 'Is there somewhere to park?' };
	await call(cloud.origin, '/api/contact', { method: 'POST', body: words });
	await call(cloud.origin, '/api/faqs/submit', {
		method: 'POST',
		body: { ...asked, question: 'May my sister come too?' },
	});
	const replies = inTexts(3000);
	let message = '';
	for (const reply of replies) {
		const [left] = [
			...(await rowsOf(cloud, token, 'messages')),
			...(await rowsOf(cloud, token, 'messages?state=answered')),
		];
		message = String(left?.id);
		await send('POST', `messages/${message}/reply`, { reply: keep('message.reply', reply), version: left?.version });
	}
	const question = (await rowsOf(cloud, token, 'questions?limit=100')).find(({ email }) => email === asked.email);
	const answer = keep('question.answer', usableText(`To this: ${replies[0]}`.slice(0, 3000)));
	await send('POST', `questions/${question?.id}/answer`, { answer, version: question?.version });
	return { message, question: String(question?.id) };
}
