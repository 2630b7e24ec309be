import { picturesIn } from '../../cover/pictures-in.ts';
import type { ArticleRevision } from '../article-revision.ts';
import type { ArticleDraft } from '../draft.ts';
import { wordsDigest } from '../words-digest.ts';

/** Most earlier versions of an article. */
const MOST = 30;
/** The newest ones that are kept at any interval. */
const NEWEST = 5;
/** One transaction deletes them all, and is limited to 4 MB. */
const MOST_BYTES = 2_000_000;
/**
 * Most uploaded pictures of all of them, as many as one article may have: each is an action of a transaction, which is
 * limited to a hundred.
 */
const MOST_PICTURES = 21;
/** Interval in milliseconds at which one author's consecutive saves are kept. */
const SPACING = 10 * 60_000;

/**
 * The earlier versions of a draft once its texts are replaced. The editor saves every few seconds, so the newest five
 * are kept, and one in ten minutes of the older ones. The last version before another author or a pause, and published
 * versions, are always kept. Above thirty versions the oldest are removed; articles with very long texts or many
 * pictures keep fewer.
 */
export function withRevisionOf(draft: ArticleDraft): readonly ArticleRevision[] {
	const all = [revisionOf(draft), ...draft.revisions];
	let kept: readonly ArticleRevision[] = [];
	for (let place = all.length - 1; place >= 0; place -= 1) {
		const [revision, newer] = [all[place], all[place - 1]];
		if (!revision) continue;
		const isPassing = place >= NEWEST && newer !== undefined && isBetween(revision, kept[0], newer);
		if (!isPassing) kept = [revision, ...kept];
	}
	return withinLimits(kept);
}

/** The number of words, without detached punctuation such as the full stop after a bold word. */
const wordsIn = (html: string): number =>
	(html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function revisionOf(draft: ArticleDraft): ArticleRevision {
	const { title, snippet, author, aboutAuthor, content, version, updatedAt, writtenAt, writtenBy } = draft;
	return {
		version,
		writtenAt: writtenAt ?? updatedAt,
		...(writtenBy === undefined ? {} : { writtenBy }),
		wasPublished: wasPublished(draft),
		words: wordsIn(content),
		bytes: Buffer.byteLength(JSON.stringify([title, snippet, author, aboutAuthor, content])),
		pictures: [...picturesIn(draft)],
	};
}

/** Articles published by an older release have no digest; the published one is the draft without newer changes. */
function wasPublished(draft: ArticleDraft): boolean {
	const { publishedWords, state, hasNewerDraft } = draft;
	return publishedWords === undefined ? state === 'published' && !hasNewerDraft : publishedWords === wordsDigest(draft);
}

const isSoonAfter = (before: ArticleRevision, after: ArticleRevision): boolean =>
	Date.parse(after.writtenAt) - Date.parse(before.writtenAt) < SPACING;

/**
 * Whether a version can be dropped: it is unpublished, a kept version is shortly before it, and one of the same author
 * shortly after it.
 */
const isBetween = (revision: ArticleRevision, older: ArticleRevision | undefined, newer: ArticleRevision): boolean =>
	older !== undefined &&
	!revision.wasPublished &&
	newer.writtenBy === revision.writtenBy &&
	isSoonAfter(older, revision) &&
	isSoonAfter(revision, newer);

function withinLimits(revisions: readonly ArticleRevision[]): readonly ArticleRevision[] {
	let bytes = 0;
	const pictures = new Set<string>();
	return revisions.slice(0, MOST).filter((revision, place) => {
		bytes += revision.bytes;
		for (const picture of revision.pictures) pictures.add(picture);
		return place === 0 || (bytes <= MOST_BYTES && pictures.size <= MOST_PICTURES);
	});
}
