import { centreProfile } from '@tulia/centre/profile';
import { answerMissingPage } from './missing-page.usecase.ts';
import { outagePage } from './outage-page.ts';

const outageHtml = outagePage(centreProfile.crisisLines);

/** A bucket with an app document and additional objects. */
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
	"the missing document %s is a 404 with the site's own page",
	async (file) => {
		expect(await aSite().answer(file)).toEqual({ status: 404, html: 'not found' });
	},
);

test.each(['pages/services.html', 'index.html', 'app.html'])(
	'the document %s exists before it was rendered',
	async (file) => {
		expect(await aSite().answer(file)).toMatchObject({ status: 200, html: 'app' });
	},
);

test('a page that CloudFront failed to read is not reported as gone, and may show its inline content', async () => {
	const { answer } = aSite({ 'pages/blogs/1.html': 'Anxiety' });
	expect(await answer('pages/blogs/1.html')).toEqual({
		status: 200,
		html: 'Anxiety',
		inline: { styles: ['sha256-digest'], scripts: [] },
	});
});

test('the missing page reads only pages from the bucket', async () => {
	const { answer, read } = aSite({ 'releases/shell.json': '{}' });
	expect(await answer('releases/shell.json')).toEqual({ status: 404, html: 'not found' });
	expect(read.mock.calls).toEqual([['not-found.html']]);
});

test('the missing page shows a new release within a minute, and is cached between visitors', async () => {
	const { answer, files, read, time } = aSite();
	await answer('pages/missing.html');
	files.set('not-found.html', 'not found, next release');
	time.now = 59_999;
	expect((await answer('pages/missing.html')).html).toBe('not found');
	expect(read).toHaveBeenCalledTimes(1);
	time.now = 60_000;
	expect((await answer('pages/missing.html')).html).toBe('not found, next release');
});

test('the app document is served until the first release that has a missing page', async () => {
	const { answer, files } = aSite();
	files.delete('not-found.html');
	expect(await answer('pages/missing.html')).toEqual({ status: 404, html: 'app' });
});

describe('when the bucket cannot be read', () => {
	beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
	beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
	afterEach(() => jest.restoreAllMocks());

	test('the outage page has phone numbers, and does not report a page as gone, when the bucket cannot be read', async () => {
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

test('the outage page has phone numbers when nothing was ever released', async () => {
	const { answer, files } = aSite();
	files.clear();
	expect(await answer('index.html')).toEqual({ status: 503, html: outageHtml });
});

test('the outage page needs no other file and has nothing inline', () => {
	expect(outageHtml).not.toMatch(/<script|<style|<link|<img|\sstyle=|\son\w+=/);
});
