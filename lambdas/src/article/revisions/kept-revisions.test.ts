import { words } from '../../../test-support/article/article-words.ts';
import type { ArticleRevision } from '../article-revision.ts';
import type { ArticleDraft } from '../draft.ts';
import { publishDraft } from '../draft.ts';
import { editDraft, newDraft } from '../publish/draft-words.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 24, 6) + minutes * 60_000);
const begun = (content: string = words.content): ArticleDraft =>
	newDraft('a', { ...words, content }, { at: at(0), actor: 'wanjiru' });
const saved = (
	draft: ArticleDraft,
	minutes: number,
	actor = 'wanjiru',
	content = `<p>At ${minutes}</p>`,
): ArticleDraft => editDraft(draft, { ...words, content }, { at: at(minutes), actor });
const minutesOf = ({ revisions }: ArticleDraft): readonly number[] =>
	revisions.map(({ writtenAt }) => (Date.parse(writtenAt) - at(0).getTime()) / 60_000);
const newestOf = ({ revisions: [newest] }: ArticleDraft): ArticleRevision | undefined => newest;

test('the replaced texts become the newest earlier version, with their author and time', () => {
	const draft = saved(begun(), 5, 'otieno');
	expect(draft.revisions).toEqual([
		{
			version: 1,
			writtenAt: at(0).toISOString(),
			writtenBy: 'wanjiru',
			wasPublished: false,
			words: 2,
			bytes: 96,
			pictures: [],
		},
	]);
	expect(newestOf(saved(draft, 9))).toMatchObject({ version: 2, writtenBy: 'otieno', words: 2 });
});

test('texts saved before earlier versions were stored have the time of their last change, and no author', () => {
	const { writtenAt: _at, writtenBy: _by, ...older } = begun();
	expect(newestOf(saved(older, 5))).toMatchObject({ writtenAt: at(0).toISOString() });
	expect(newestOf(saved(older, 5))).not.toHaveProperty('writtenBy');
});

test('of saves in quick succession the newest five are kept, of earlier ones one per ten minutes, and the first', () => {
	let draft = begun();
	for (let minutes = 0.5; minutes <= 60; minutes += 0.5) draft = saved(draft, minutes);
	expect(minutesOf(draft)).toEqual([59.5, 59, 58.5, 58, 57.5, 50, 40, 30, 20, 10, 0]);
});

test('the last texts before a pause are kept, even those saved soon after others', () => {
	let draft = begun();
	for (const minutes of [1, 2, 3]) draft = saved(draft, minutes);
	for (const minutes of [100, 101, 102, 103, 104, 105, 106]) draft = saved(draft, minutes);
	expect(minutesOf(draft)).toEqual([105, 104, 103, 102, 101, 100, 3, 0]);
});

test('the last texts before another author are kept', () => {
	let draft = begun();
	for (const minutes of [1, 2]) draft = saved(draft, minutes);
	for (const minutes of [3, 4, 5, 6, 7, 8, 9]) draft = saved(draft, minutes, 'otieno');
	expect(minutesOf(draft)).toEqual([8, 7, 6, 5, 4, 2, 0]);
});

test('published texts are kept among saves in quick succession, and marked as published', () => {
	let draft = publishDraft(saved(begun(), 1), at(1.5));
	for (const minutes of [2, 3, 4, 5, 6, 7, 8]) draft = saved(draft, minutes);
	expect(minutesOf(draft)).toEqual([7, 6, 5, 4, 3, 1, 0]);
	expect(draft.revisions.filter(({ wasPublished }) => wasPublished).map(({ version }) => version)).toEqual([3]);
});

test('thirty earlier versions are kept, and the oldest are removed first', () => {
	let draft = begun();
	for (let hour = 1; hour <= 40; hour += 1) draft = saved(draft, hour * 60);
	expect(draft.revisions).toHaveLength(30);
	expect(minutesOf(draft)[0]).toBe(39 * 60);
	expect(minutesOf(draft).at(-1)).toBe(10 * 60);
});

test('articles with many pictures keep fewer earlier versions, and always the newest', () => {
	const withPictures = (from: number): string =>
		Array.from(
			{ length: 20 },
			(_, at) => `<img src="/uploads/${String(from + at).padStart(64, '0')}.webp" alt="A tree">`,
		).join('');
	let draft = begun(withPictures(0));
	for (let hour = 1; hour <= 5; hour += 1)
		draft = saved(draft, hour * 60, 'wanjiru', `${withPictures(0)}<p>${hour}</p>`);
	expect(draft.revisions).toHaveLength(5);
	draft = saved(saved(draft, 400, 'wanjiru', withPictures(100)), 460, 'wanjiru', withPictures(200));
	expect(minutesOf(draft)).toEqual([400]);
});

test('the longest articles keep fewer earlier versions: one transaction must be able to delete them all', () => {
	let draft = begun(`<p>${'€'.repeat(59_000)}</p>`);
	for (let hour = 1; hour <= 20; hour += 1)
		draft = saved(draft, hour * 60, 'wanjiru', `<p>${'€'.repeat(59_000)}${hour}</p>`);
	expect(draft.revisions).toHaveLength(11);
	expect(minutesOf(draft)[0]).toBe(19 * 60);
});
