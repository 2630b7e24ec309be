import { centreProfile } from '../seed/data/centre-profile.ts';
import { answerMissingPage } from './missing-page.usecase.ts';
import { outOfOrderPage } from './out-of-order-page.ts';

const outOfOrder = outOfOrderPage(centreProfile);

/** A bucket with an app document, and what a test adds. */
function aSite(objects: Readonly<Record<string, string>> = {}) {
	const files = new Map(Object.entries({ 'app.html': 'app', 'not-found.html': 'not found', ...objects }));
	const read = jest.fn(async (key: string) => files.get(key));
	const time = { now: 0 };
	const answer = answerMissingPage({ site: { read }, outOfOrder, now: () => new Date(time.now) });
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
		expect(await aSite().answer(file)).toEqual({ status: 200, html: 'app' });
	},
);

test('a page that CloudFront only failed to get is not told gone', async () => {
	const { answer } = aSite({ 'pages/blogs/1.html': 'Anxiety' });
	expect(await answer('pages/blogs/1.html')).toEqual({ status: 200, html: 'Anxiety' });
});

test('reads nothing of the bucket but pages', async () => {
	const { answer, read } = aSite({ 'releases/shell.json': '{}' });
	expect(await answer('releases/shell.json')).toEqual({ status: 404, html: 'not found' });
	expect(read.mock.calls).toEqual([['not-found.html']]);
});

test('shows a new release within a minute, and does not read the document for every visitor', async () => {
	const { answer, files, read, time } = aSite();
	await answer('pages/missing.html');
	files.set('not-found.html', 'not found, next release');
	time.now = 59_999;
	expect((await answer('pages/missing.html')).html).toBe('not found');
	expect(read).toHaveBeenCalledTimes(1);
	time.now = 60_000;
	expect((await answer('pages/missing.html')).html).toBe('not found, next release');
});

test('before the first release that has such a document, the app document says it', async () => {
	const { answer, files } = aSite();
	files.delete('not-found.html');
	expect(await answer('pages/missing.html')).toEqual({ status: 404, html: 'app' });
});

describe('when the bucket cannot be read', () => {
	beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
	beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
	afterEach(() => jest.restoreAllMocks());

	test('says whom to call, and denies no page', async () => {
		const { answer, read } = aSite();
		read.mockRejectedValue(new Error('AccessDenied'));
		for (const file of ['pages/blogs/1.html', 'pages/missing.html', 'index.html']) {
			const { status, html } = await answer(file);
			expect(status).toBe(503);
			expect(html).toContain('<a href="tel:0700000100">0700 000 100</a>');
			for (const { phone } of centreProfile.crisisLines) expect(html).toContain(phone);
		}
	});
});

test('says whom to call when nothing was ever released', async () => {
	const { answer, files } = aSite();
	files.clear();
	expect(await answer('index.html')).toEqual({ status: 503, html: outOfOrder });
});

test('the page of the bad day needs no other file and nothing inline', () => {
	expect(outOfOrder).not.toMatch(/<script|<style|<link|<img|\sstyle=|\son\w+=/);
});
