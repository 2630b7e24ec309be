import { S3Client } from '@aws-sdk/client-s3';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { webpSeeThrough } from '../../test-support/cover/pictures.ts';
import { type S3Server, s3Server } from '../../test-support/publisher/s3-server.ts';
import { type ArticleDraft, publishDraft, unpublishDraft } from '../article/draft.ts';
import type { ArticleDraftFields } from '../article/draft-fields.ts';
import { draftRepository } from '../article/publish/draft.repository.ts';
import { editDraft, newDraft } from '../article/publish/draft-words.ts';
import { newId } from '../platform/new-id.ts';
import { coverGateway } from './cover.gateway.ts';
import { addressOf } from './cover.ts';
import { sweepPictures } from './sweep-pictures.usecase.ts';
import { uploadCover } from './upload-cover.usecase.ts';
import { uploadedImages } from './uploaded-image.repository.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-24T06:00:00.000Z');
const later = (days: number) => new Date(START.getTime() + days * DAY + 1000);

let table: FreshTable;
let server: S3Server;
let s3: S3Client;
beforeAll(async () => {
	server = await s3Server();
	s3 = new S3Client({
		endpoint: server.endpoint,
		region: 'af-south-1',
		forcePathStyle: true,
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
});
afterAll(() => {
	s3.destroy();
	server.close();
});
beforeEach(async () => {
	server.objects.clear();
	table = await freshTable();
});
afterEach(() => table.close());

const drafts = () => draftRepository(table.db, table.tableName);
const pictures = () => uploadedImages(table.db, table.tableName);
const covers = () => coverGateway(s3, 'site');
const sweep = (at: Date) => sweepPictures({ pictures: pictures(), covers: covers() })(at);
const isThere = (address: string) => server.objects.has(address.slice(1));

async function upload(content: string, at = START): Promise<string> {
	const deps = { covers: covers(), pictures: pictures(), note: async () => undefined, now: () => at, newId };
	const send = uploadCover({ ...deps, typeOf: async () => 'image/webp', reencode: async (bytes) => bytes });
	const data = Buffer.concat([webpSeeThrough, Buffer.from(content)]).toString('base64');
	const answer = await send({ body: { data }, caller: { userId: 'wanjiru' } });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value.imageUrl;
}

const act = (at: Date) => ({ actor: 'wanjiru', at, auditId: newId(at) });
const words = (imageUrl: string, content = '<p>Go outside.</p>'): ArticleDraftFields => ({
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl,
	content,
});
async function begin(id: string, given: ArticleDraftFields): Promise<ArticleDraft> {
	const draft = newDraft(id, given, { at: START, actor: 'wanjiru' });
	await drafts().create(draft, act(START));
	return draft;
}
async function save(before: ArticleDraft, given: ArticleDraftFields, at = START): Promise<ArticleDraft> {
	const after = editDraft(before, given, { at, actor: 'wanjiru' });
	expect(await drafts().save({ before, after, act: act(at) })).toBe(true);
	return after;
}
async function publish(before: ArticleDraft, at = START): Promise<ArticleDraft> {
	const after = publishDraft(before, at);
	expect(await drafts().publish({ before, after, act: act(at) })).toBe(true);
	return after;
}

describe('an uploaded picture', () => {
	test('an uploaded picture that no article ever used is stored for a day, and then deleted once', async () => {
		const address = await upload('unused');
		expect(await sweep(later(0.9))).toBe(0);
		expect(isThere(address)).toBe(true);
		expect(await sweep(later(1))).toBe(1);
		expect(isThere(address)).toBe(false);
		expect(await sweep(later(1))).toBe(0);
		expect(await pictures().existingOf([address])).toEqual(new Set());
	});

	test('an uploaded picture stays for another day when it is uploaded again', async () => {
		const address = await upload('twice');
		await upload('twice', later(0.9));
		expect(await sweep(later(1.5))).toBe(0);
		expect(isThere(address)).toBe(true);
	});

	test('an uploaded picture stays as long as any article shows it, as its cover or in its text', async () => {
		const address = await upload('shared');
		const one = await begin('one', words(address));
		const two = await begin('two', words('cover-wellness', `<p>So:</p><img src="${address}" alt="A tree">`));
		expect(await sweep(later(2))).toBe(0);
		expect(await drafts().remove(one, act(later(2)))).toBe(true);
		expect(await sweep(later(4))).toBe(0);
		expect(isThere(address)).toBe(true);
		expect(await drafts().remove(two, act(later(4)))).toBe(true);
		expect(await sweep(later(4.5))).toBe(0);
		expect(await sweep(later(5.1))).toBe(1);
		expect(isThere(address)).toBe(false);
	});

	test('an uploaded picture that was replaced stays while an earlier version shows it, and is deleted with the article', async () => {
		const [old, young] = [await upload('old'), await upload('young')];
		const shown = await publish(await begin('one', words(old)));
		const changed = await save(shown, words(young));
		expect(await sweep(later(2))).toBe(0);
		expect(isThere(old)).toBe(true);
		const again = await publish(changed, later(2));
		expect(await sweep(later(3.1))).toBe(0);
		expect([isThere(old), isThere(young)]).toEqual([true, true]);
		const after = unpublishDraft(again, later(4));
		expect(await drafts().unpublish({ before: again, after, act: act(later(4)) })).toBe(true);
		expect(await sweep(later(6))).toBe(0);
		expect(await drafts().remove(after, act(later(6)))).toBe(true);
		expect(await sweep(later(7.1))).toBe(2);
		expect(server.objects.size).toBe(0);
	});

	test('an uploaded picture is deleted a day after the last earlier version that shows it, but not while it is published', async () => {
		const old = await upload('old');
		let draft = await publish(await begin('one', words(old)));
		for (let hour = 0; hour <= 30; hour += 1)
			draft = await save(draft, words('cover-wellness', `<p>Hour ${hour}</p>`), later(2 + hour / 24));
		expect(draft.revisions).toHaveLength(30);
		expect(await sweep(later(5))).toBe(0);
		expect(isThere(old)).toBe(true);
		await publish(draft, later(5));
		expect(await sweep(later(6.1))).toBe(1);
		expect(isThere(old)).toBe(false);
	});

	test('an uploaded picture under deletion is refused to articles; an interrupted deletion is resumed, and a new upload works', async () => {
		const address = await upload('going');
		const draft = await begin('one', words('cover-wellness'));
		const stolen = { ...draft, imageUrl: address };
		const change = { before: draft, after: { ...stolen, version: 2 }, act: act(later(2)) };
		expect(await pictures().lock(address, later(1), later(2))).toBe(true);
		expect(await pictures().register(address, later(2))).toBe(false);
		expect(await drafts().keepsPicture(address)).toBe(false);
		expect(await drafts().save(change)).toBe(false);
		expect(await sweep(later(2.1))).toBe(1);
		expect(isThere(address)).toBe(false);
		expect(await drafts().save(change)).toBe(false);
		expect(await upload('going', later(2.2))).toBe(address);
		expect(isThere(address)).toBe(true);
	});

	test('an uploaded picture is shown or deleted, never both, when an article takes it during the sweep', async () => {
		for (let round = 0; round < 12; round += 1) {
			const address = await upload(`race ${round}`);
			const before = await begin(`race-${round}`, words('cover-wellness'));
			const after = editDraft(before, words(address), { at: later(2), actor: 'wanjiru' });
			const [taken] = await Promise.all([
				drafts()
					.keepsPicture(address)
					.then((keeps) => keeps && drafts().save({ before, after, act: act(later(2)) })),
				sweep(later(2)),
			]);
			expect(isThere(address)).toBe(taken);
		}
	});
});

test('the address of a picture is its name in the bucket', async () => {
	const address = addressOf({ hash: 'a'.repeat(64) });
	server.objects.set(address.slice(1), { body: '', type: undefined, cache: undefined, fingerprint: undefined });
	await covers().remove(address);
	expect(server.objects.size).toBe(0);
});
