import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { readPage } from '../support/published-pages.ts';
import { editorsPage } from '../support/staff/publish-later.ts';
import { staffToken } from '../support/staff/staff-day.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

const DRAFT = {
	title: 'What a tree knows',
	snippet: 'Ten minutes among trees help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p><p>Then come in again.</p>',
};
const WORDS = 'A fig tree by the road to the lake';

/** A photograph with a structure, as the browser's own JPEG: larger than a text shows it. */
const photograph = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
		const pen = canvas.getContext('2d');
		for (let stripe = 0; stripe < 24; stripe++) {
			if (pen) pen.fillStyle = `hsl(${stripe * 15} 60% 50%)`;
			pen?.fillRect(stripe * 100, 0, 100, 1600);
		}
		return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
	});

test('a photograph that an editor adds to a text is shown on the site with its text alternative, smaller, and with reserved space', async () => {
	const { origin } = site.cloud;
	const token = await staffToken(origin);
	const { body: draft } = await call(origin, '/api/admin/articles', { method: 'POST', token, body: DRAFT });
	const page = await editorsPage(site, token);
	await page.goto(`${origin}/admin/blogs/${draft.id}`);
	const text = page.getByLabel('Article text');
	await text.getByText('Go outside.').click();

	await page.getByRole('button', { name: 'Picture', exact: true }).click();
	const buffer = Buffer.from(await photograph(page), 'base64');
	await page.getByLabel('Picture file').first().setInputFiles({ name: 'tree.jpg', mimeType: 'image/jpeg', buffer });
	await page.getByLabel('What the picture shows').fill(WORDS);
	await page.keyboard.press('Enter');
	await text.getByRole('img', { name: WORDS }).waitFor();
	await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.isContentEditable);
	await page.keyboard.type(' Sit down.');
	await page.getByRole('button', { name: 'Publish', exact: true }).click();
	await page.getByRole('button', { name: 'Take off the site' }).waitFor();
	await page.context().close();

	const path = `/blogs/${draft.id}`;
	await until(
		async () => (await readPage(origin, path)).html,
		(html) => html.includes('Sit down.'),
	);
	const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
	const { page: reader, pageErrors } = await openPage(context);
	await reader.goto(origin + path);
	const picture = reader.getByRole('img', { name: WORDS });
	const room = await picture.boundingBox();
	await picture.scrollIntoViewIfNeeded();
	const isHere = () => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);
	await until(isHere, (here) => here);
	expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([1280, 853]);
	expect(await picture.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
	const address = await picture.getAttribute('src');
	const file = await fetch(new URL(address ?? '', origin));
	expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
	// The picture is at the cursor, and the text typed next has not replaced it.
	expect(
		await reader
			.locator('article p, article img')
			.evaluateAll((all) => all.map((one) => one.textContent || one.getAttribute('alt'))),
	).toEqual(expect.arrayContaining(['Go outside. Sit down.', WORDS, 'Then come in again.']));
	expect(pageErrors).toEqual([]);
	await context.close();
});
