import { compactMoment } from '@tulia/centre/compact-date';
import { standingPages } from '@tulia/contracts/site-addresses';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { pageDefect, readPage, untilPage } from '../support/published-pages.ts';
import { pageChanges } from '../support/staff/page-changes.ts';
import { chooseTime, editorsPage, takeTimeBack, untilListed } from '../support/staff/publish-later.ts';
import { staffToken } from '../support/staff/staff-day.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();
const { paths, pagesRewrittenBy, readPathsAgain } = pageChanges(site);
let token: string;
beforeAll(async () => {
	token = await staffToken(site.cloud.origin);
});

async function staff(method: string, path: string, body?: unknown) {
	const request = { method, token, ...(body === undefined ? {} : { body }) };
	const answer = await call(site.cloud.origin, `/api/admin/${path}`, request);
	if (answer.status >= 300)
		throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}
const local = (path: string, body: object) =>
	fetch(`${site.cloud.origin}/__local/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

const html = async (path: string) => (await readPage(site.cloud.origin, path)).html;
const untilShown = (path: string, text: string) =>
	untilPage(site.cloud.origin, path, (page) => page.html.includes(text));

interface Versioned {
	readonly id: string;
	readonly version: number;
}

async function changeService(id: string, words: object) {
	const data = (await staff('GET', 'services')).data as readonly Versioned[];
	const { id: _id, ...service } = data.find((one) => one.id === id) ?? { id };
	await staff('PATCH', `services/${id}`, { ...service, ...words });
}

async function changeProfile(words: object) {
	const { profile, version } = await staff('GET', 'settings');
	await staff('PATCH', 'settings', { profile: { ...(profile as object), ...words }, version });
}

test('a changed service is updated on the pages that show it, and no other page is written', async () => {
	const shortDescription = 'When mornings are the hardest part of the day.';
	const pages = await pagesRewrittenBy(() => changeService('depression-therapy', { shortDescription }));
	const people = ['amina-hassan', 'nyambura-otieno', 'peter-mutiso'].map((id) => `/psychologists/${id}`);
	expect([...pages].sort()).toEqual(['/', ...people, '/services']);
	for (const path of pages) expect(await html(path)).toContain(shortDescription);
});

test('a changed article is updated on its own page and in lists; once it is unpublished, its page is a 404 and no list has it', async () => {
	const {
		id: _id,
		state: _state,
		hasNewerDraft: _newer,
		updatedAt: _updated,
		...article
	} = await staff('GET', 'articles/1');
	const { author, aboutAuthor, category, imageUrl, content, snippet, version } = article;
	const words = { author, aboutAuthor, category, imageUrl, content, snippet, title: 'Ten minutes that will pass' };
	const pages = await pagesRewrittenBy(async () => {
		const saved = await staff('PATCH', 'articles/1', { ...words, version });
		await staff('POST', 'articles/1/publication', { version: saved.version });
	});
	for (const path of pages) expect(await html(path)).toContain(words.title);
	expect(pages).toEqual(expect.arrayContaining(['/', '/blogs', '/blogs/1']));
	const untouched = standingPages.filter((path) => path !== '/' && path !== '/blogs');
	expect(pages.filter((path) => untouched.some((other) => other === path))).toEqual([]);

	const without = await pagesRewrittenBy(() => staff('DELETE', 'articles/1/publication'));
	expect([...without].sort()).toEqual([...pages].sort());
	expect((await readPage(site.cloud.origin, '/blogs/1')).status).toBe(404);
	for (const path of pages.filter((page) => page !== '/blogs/1')) expect(await html(path)).not.toContain(words.title);
	await readPathsAgain();
});

const garden = {
	title: 'What a garden knows',
	snippet: 'Ten minutes among plants help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p>',
};

test('a scheduled article is published nowhere before its time, and then on its page, in the list, in the feed and in the sitemap', async () => {
	const { id, version } = await staff('POST', 'articles', garden);
	const at = site.cloud.now().getTime() + 10 * 60_000;
	await staff('POST', `articles/${id}/schedule`, { at: new Date(at).toISOString(), version });
	const page = `/blogs/${id}`;
	expect((await readPage(site.cloud.origin, page)).status).toBe(404);
	for (const path of ['/blogs', '/feed.xml', '/sitemap.xml']) expect(await html(path)).not.toContain(page);

	await site.cloud.moveClockTo(new Date(at + 1000).toISOString());
	for (const path of [page, '/blogs', '/feed.xml', '/sitemap.xml']) await untilShown(path, page);
	expect(await html(page)).toContain(garden.title);
	await readPathsAgain();
});

test('an editor schedules an article, sees the time in the list, removes it, schedules again, and it is published then', async () => {
	const title = 'What a river knows';
	const { id } = await staff('POST', 'articles', { ...garden, title });
	const now = site.cloud.now();
	const at = Math.ceil(now.getTime() / 600_000 + 1) * 600_000;
	const { origin } = site.cloud;
	const page = await editorsPage(site, token);
	const address = `${origin}/admin/blogs/${id}`;
	await chooseTime(page, address, at, 'mouse');
	const moment = compactMoment(new Date(at).toISOString(), now);
	expect(await untilListed(page, origin, title, 'Scheduled')).toContain(moment);
	await takeTimeBack(page, address);
	expect(await untilListed(page, origin, title, 'Draft')).not.toContain(moment);
	await chooseTime(page, address, at, 'keyboard');
	await untilListed(page, origin, title, 'Scheduled');
	expect((await readPage(origin, `/blogs/${id}`)).status).toBe(404);

	await site.cloud.moveClockTo(new Date(at + 1000).toISOString());
	await untilShown(`/blogs/${id}`, title);
	expect(await untilListed(page, origin, title, 'Published')).not.toContain(moment);
	await page.context().close();
	await readPathsAgain();
});

interface StaffPsychologist extends Versioned {
	readonly profile?: object;
	readonly profileVersion?: number;
}
const psychologistOf = async (id: string): Promise<StaffPsychologist> => {
	const data = (await staff('GET', 'psychologists')).data as readonly StaffPsychologist[];
	return data.find((one) => one.id === id) ?? { id, version: 0 };
};

test('a changed profile is updated on its own page and in lists; the page of a psychologist who sees no clients is a 404, and no list has it', async () => {
	const { profileVersion = 0 } = await psychologistOf('peter-mutiso');
	const summary = 'One day at a time, and a walk where that helps.';
	const profile = { summary, languages: ['sw'], version: profileVersion };
	const pages = await pagesRewrittenBy(() => staff('PATCH', 'psychologists/peter-mutiso/profile', profile));
	const shown = ['/psychologists', '/psychologists/peter-mutiso', '/services'];
	expect([...pages].sort()).toEqual(shown);
	for (const path of shown.slice(0, 2)) expect(await html(path)).toContain(summary);
	// A removed licence is shown nowhere.
	expect(await html('/psychologists/peter-mutiso')).not.toMatch(/Licence|hasCredential/);

	const { id: _id, profile: _profile, profileVersion: _version, ...hours } = await psychologistOf('peter-mutiso');
	const leave = (seen: readonly string[] = []) =>
		call(site.cloud.origin, '/api/admin/psychologists/peter-mutiso', {
			method: 'PATCH',
			token,
			body: { ...hours, active: false, ...(seen.length > 0 ? { seen } : {}) },
		});
	const without = await pagesRewrittenBy(async () => {
		const refused = await leave();
		const affected = (refused.body.affected ?? []) as readonly { readonly id: string }[];
		if (refused.status !== 200) expect(await leave(affected.map(({ id }) => id))).toMatchObject({ status: 200 });
	});
	expect([...without].sort()).toEqual(shown);
	expect((await readPage(site.cloud.origin, '/psychologists/peter-mutiso')).status).toBe(404);
	for (const path of ['/psychologists', '/services', '/sitemap.xml'])
		expect(await html(path)).not.toContain('peter-mutiso');
	await readPathsAgain();
});

test('an answer of staff is in the help centre, and only pages with answers are written', async () => {
	const faq = { question: 'Is there a garden?', answer: 'Yes, behind the house.', category: 'General', order: 1 };
	let id: unknown;
	const pages = await pagesRewrittenBy(async () => {
		({ id } = await staff('POST', 'faqs', { ...faq, featured: false }));
	});
	expect([...pages].sort()).toEqual(['/contact', '/help-center']);
	expect(await html('/help-center')).toContain('Yes, behind the house.');
	expect(await pagesRewrittenBy(() => staff('DELETE', `faqs/${id}`))).toEqual(expect.arrayContaining(pages));
});

test('a hidden testimonial is removed from the pages that showed it, and no other page is written', async () => {
	const list = await staff('GET', 'testimonials?state=published');
	const [first] = list.data as readonly Versioned[];
	if (!first) throw new Error('The sample content has no testimonial.');
	const { id, version } = first;
	const pages = await pagesRewrittenBy(() => staff('PATCH', `testimonials/${id}`, { state: 'hidden', version }));
	expect([...pages].sort()).toEqual(['/', '/testimonials']);
});

test('changed centre facts are updated on every page, the log-in included', async () => {
	const pages = await pagesRewrittenBy(() => changeProfile({ motto: 'Come as you are.' }));
	expect([...pages].sort()).toEqual(
		paths()
			.filter((path) => path !== '/remotes.json')
			.sort(),
	);
	for (const path of pages) expect(await html(path)).toContain('Come as you are.');
});

test('a publisher that is killed half-way leaves every page intact, and catches up', async () => {
	const motto = 'Nobody has to do this alone.';
	const isNew = async (path: string) => (await html(path)).includes(motto);
	const pages = paths().filter((path) => path !== '/remotes.json');
	await local('faults', { faults: [{ service: 's3', operation: 'PutObject', kind: 'delay', delayMs: 200 }] });

	const broken: string[] = [];
	let isReading = true;
	const reader = (async () => {
		while (isReading)
			for (const path of pages.filter((one) => one !== '/login')) {
				const fault = pageDefect(await readPage(site.cloud.origin, path));
				if (fault) broken.push(`${path}: ${fault}`);
			}
	})();
	await changeProfile({ motto });
	await untilShown('/', motto);
	expect((await local('functions/tulia-publisher/kill', {})).status).toBe(202);
	const halfway = await Promise.all(pages.map(isNew));
	expect(new Set(halfway)).toEqual(new Set([true, false]));

	await local('faults', { faults: [] });
	for (const path of pages) await untilShown(path, motto);
	isReading = false;
	await reader;
	expect(broken).toEqual([]);
});

test('a site that cannot be written loses nothing, and the sweep repairs what the stream gave up', async () => {
	const refused = {
		service: 's3',
		operation: 'PutObject',
		kind: 'error',
		error: { status: 403, code: 'AccessDenied' },
	};
	const shortDescription = 'When the day starts before you are ready.';
	const before = await html('/services');
	await local('faults', { faults: [refused] });
	await changeService('depression-therapy', { shortDescription });
	const given = async () =>
		(await (await fetch(`${site.cloud.origin}/__local/api/queues`)).json()) as {
			readonly name: string;
			readonly messages: readonly unknown[];
		}[];
	await until(given, (queues) =>
		queues.some(({ name, messages }) => name.includes('PageFailures') && messages.length > 0),
	);
	expect(await html('/services')).toBe(before);

	await local('faults', { faults: [] });
	expect((await local('schedules/page-sweep/fire', {})).status).toBe(202);
	await untilShown('/services', shortDescription);
});
