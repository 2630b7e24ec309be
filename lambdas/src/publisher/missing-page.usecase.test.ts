import { centreProfile } from '@tulia/centre/profile';
import { answerMissingPage } from './missing-page.usecase.ts';
import { outagePage } from './outage-page.ts';

const outageHtml = outagePage(centreProfile.crisisLines);

/** A bucket with an app document, and what a test adds. */
function aSite(objects: Readonly<Record<string, string>> = {}) {
	const files = new Map(Object.entries({ 'app.html': 'app', 'not-found.html': 'not found', ...objects }));
	const read = jest.fn(async (key: string) => files.get(key));
	const inline = { styles: ['sha256-digest'], scripts: [] };
	const readDocument = async (key: string) => {
		const body = await read(key);
		return body === undefined ? undefined : { body, inline };
	};
	const time = { now: 0 };
	const answer = answerMissingPage({ site: { read, readDocument }, outageHtml, now: () => new Date(time.now) });
	return { files, read, time, answer };
}

test.each(['pages/missing.html', 'pages/blogs/never-written.html'])(
	'%s is a 404 in the words of the site',
	async (file) => {
		expect(await aSite().answer(file)).toEqual({ status: 404, html: 'not found' });
	},
);

test.each(['pages/services.html', 'index.html', 'app.html'])(
	'%s exists even before anybody rendered it',
	async (file) => {
		expect(await aSite().answer(file)).toMatchObject({ status: 200, html: 'app' });
	},
);

test('a page that CloudFront only failed to get is not told gone, and may show what it carries inline', async () => {
	const { answer } = aSite({ 'pages/blogs/1.html': 'Anxiety' });
	expect(await answer('pages/blogs/1.html')).toEqual({
		status: 200,
		html: 'Anxiety',
		inline: { styles: ['sha256-digest'], scripts: [] },
	});
});

test('the missing page reads nothing of the bucket but pages', async () => {
	const { answer, read } = aSite({ 'releases/shell.json': '{}' });
	expect(await answer('releases/shell.json')).toEqual({ status: 404, html: 'not found' });
	expect(read.mock.calls).toEqual([['not-found.html']]);
});

test('the missing page shows a new release within a minute, and does not read the document for every visitor', async () => {
	const { answer, files, read, time } = aSite();
	await answer('pages/missing.html');
	files.set('not-found.html', 'not found, next release');
	time.now = 59_999;
	expect((await answer('pages/missing.html')).html).toBe('not found');
	expect(read).toHaveBeenCalledTimes(1);
	time.now = 60_000;
	expect((await answer('pages/missing.html')).html).toBe('not found, next release');
});

test('before the first release that has a missing page, the app document stands in', async () => {
	const { answer, files } = aSite();
	files.delete('not-found.html');
	expect(await answer('pages/missing.html')).toEqual({ status: 404, html: 'app' });
});

describe('when the bucket cannot be read', () => {
	beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
	beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
	afterEach(() => jest.restoreAllMocks());

	test('the outage page says whom to call, and denies no page, when the bucket cannot be read', async () => {
		const { answer, read } = aSite();
		read.mockRejectedValue(new Error('AccessDenied'));
		for (const file of ['pages/blogs/1.html', 'pages/missing.html', 'index.html']) {
			const { status, html } = await answer(file);
			expect(status).toBe(503);
			expect(html).not.toContain(centreProfile.phones.main);
			for (const { phone } of centreProfile.crisisLines) expect(html).toContain(phone);
		}
	});
});

test('the outage page says whom to call when nothing was ever released', async () => {
	const { answer, files } = aSite();
	files.clear();
	expect(await answer('index.html')).toEqual({ status: 503, html: outageHtml });
});

test('the outage page needs no other file and nothing inline', () => {
	expect(outageHtml).not.toMatch(/<script|<style|<link|<img|\sstyle=|\son\w+=/);
});
