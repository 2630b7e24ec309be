import { createHash } from 'node:crypto';
import { call } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { readPage, untilPage } from '../support/published-pages.ts';
import { staffToken } from '../support/staff/staff-day.ts';

const site = cloudFixture();
let token: string;
beforeAll(async () => {
	token = await staffToken(site.cloud.origin);
});

const staff = (method: string, path: string, body?: unknown) =>
	call(site.cloud.origin, `/api/admin/${path}`, { method, token, ...(body === undefined ? {} : { body }) });
/** A real WebP of 20 by 10 pixels (libwebp), padded with this many bytes. */
const picture = (bytes: number): Buffer =>
	Buffer.concat([
		Buffer.from('UklGRiYAAABXRUJQVlA4TBkAAAAvE0ACEA8wgBHzHwwyAYuN/pndGkT0P1YuAA==', 'base64'),
		Buffer.alloc(bytes, 'after the picture '),
	]);

const words = {
	title: 'A walk after lunch',
	snippet: 'Ten minutes help more than one would think.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: '',
	content: '<p>Go outside. <strong>Breathe.</strong></p><script>alert(1)</script>',
};

test('a cover of almost two megabytes is uploaded completely, and served as a new WebP that is immutable', async () => {
	const bytes = picture(2_000_000);
	const { status, body } = await staff('POST', 'covers', { data: bytes.toString('base64') });
	expect(status).toBe(201);
	const imageUrl = String(body.imageUrl);
	const served = await fetch(`${site.cloud.origin}${imageUrl}`);
	expect(served.status).toBe(200);
	expect(served.headers.get('content-type')).toBe('image/webp');
	expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect(served.headers.get('x-content-type-options')).toBe('nosniff');
	const written = Buffer.from(await served.arrayBuffer());
	expect(imageUrl).toBe(`/uploads/${createHash('sha256').update(written).digest('hex')}.webp`);
	expect(written.subarray(8, 12).toString('latin1')).toBe('WEBP');
	expect(written.includes('after the picture')).toBe(false);
	const tooLarge = await staff('POST', 'covers', { data: picture(2_300_000).toString('base64') });
	expect(tooLarge.status).toBe(413);
	const notOne = await staff('POST', 'covers', { data: Buffer.from('<svg onload=alert(1)>').toString('base64') });
	expect(notOne).toMatchObject({ status: 422, body: { code: 'not_a_picture' } });
});

test('an article is on its page after it is published, not before, and is removed when it is unpublished', async () => {
	const data = picture(20_000).toString('base64');
	const { imageUrl, width, height } = (await staff('POST', 'covers', { data })).body;
	const pictures = `<img src="${imageUrl}" alt="A tree" width="${width}" height="${height}"><img src="https://example.org/a.png">`;
	const created = await staff('POST', 'articles', { ...words, content: `${words.content}${pictures}`, imageUrl });
	expect(created.status).toBe(201);
	const path = `/blogs/${created.body.id}`;
	expect((await readPage(site.cloud.origin, path)).status).toBe(404);
	expect((await staff('POST', `articles/${created.body.id}/publication`, { version: 1 })).status).toBe(200);
	await untilPage(site.cloud.origin, path, ({ status, html }) => status === 200 && html.includes('Breathe.'));
	const { html } = await readPage(site.cloud.origin, path);
	expect(html).toContain(words.title);
	expect(html).not.toContain('alert(1)');
	expect(html).toContain(
		`<img src="${imageUrl}" alt="A tree" width="20" height="10" loading="lazy" decoding="async"/>`,
	);
	expect(html).not.toContain('example.org');
	await untilPage(site.cloud.origin, '/blogs', (blogs) => blogs.html.includes(words.title));

	const newer = { ...words, imageUrl, title: 'Not yet to be seen', version: 2 };
	expect((await staff('PATCH', `articles/${created.body.id}`, newer)).status).toBe(200);
	expect((await readPage(site.cloud.origin, path)).html).not.toContain('Not yet to be seen');

	expect((await staff('DELETE', `articles/${created.body.id}/publication`)).status).toBe(200);
	await untilPage(site.cloud.origin, path, ({ status }) => status === 404);
	await untilPage(site.cloud.origin, '/blogs', (blogs) => !blogs.html.includes(words.title));
	expect((await staff('DELETE', `articles/${created.body.id}`)).status).toBe(204);
});

test('an FAQ is in the help centre after staff write it, and removed when they delete it', async () => {
	const faq = {
		question: 'Is there a garden?',
		answer: 'Yes, behind the house.',
		category: 'General',
		order: 1,
		featured: false,
	};
	const created = await staff('POST', 'faqs', faq);
	expect(created.status).toBe(201);
	await untilPage(site.cloud.origin, '/help-center', ({ html }) => html.includes('Is there a garden?'));
	expect((await staff('DELETE', `faqs/${created.body.id}`)).status).toBe(204);
	await untilPage(site.cloud.origin, '/help-center', ({ html }) => !html.includes('Is there a garden?'));
});

test('a testimonial that staff hide is removed from the page of testimonials', async () => {
	const { data } = (await staff('GET', 'testimonials?state=published')).body;
	const [first] = data as readonly { id: string; message: string; version: number }[];
	if (!first) throw new Error('The sample content has no testimonial.');
	const start = first.message.slice(0, 30);
	await untilPage(site.cloud.origin, '/testimonials', ({ html }) => html.includes(start));
	expect((await staff('PATCH', `testimonials/${first.id}`, { state: 'hidden', version: first.version })).status).toBe(
		200,
	);
	await untilPage(site.cloud.origin, '/testimonials', ({ html }) => !html.includes(start));
});

interface Question {
	readonly id: string;
	readonly version: number;
	readonly question: string;
}

test('a question is answered by mail, and the mail arrives', async () => {
	const request = {
		name: 'Wairimu',
		email: 'wairimu@example.com',
		question: 'Do you see couples on Saturdays?',
		filledInMs: 5000,
	};
	expect((await call(site.cloud.origin, '/api/faqs/submit', { method: 'POST', body: request })).status).toBe(202);
	const data = (await staff('GET', 'questions')).body.data as readonly Question[];
	const question = data.find((one) => one.question === request.question);
	if (!question) throw new Error('The question is not in the list.');
	const answer = { answer: 'Yes, every second Saturday.', version: question.version };
	expect((await staff('POST', `questions/${question.id}/answer`, answer)).status).toBe(200);
	const mail = await untilMail(site.cloud, mailTo('wairimu@example.com', /./));
	expect(mail.text).toContain('Yes, every second Saturday.');
});
