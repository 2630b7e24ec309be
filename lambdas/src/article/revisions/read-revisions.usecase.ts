import { FORMER_COLLEAGUE } from '../../audit/former-colleague.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { ArticleRevision } from '../article-revision.ts';
import type { DraftStore } from '../draft-store.ts';

/** Names by account; accounts that are gone are left out. */
type StaffNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** An earlier version for staff. The author of texts saved before earlier versions were stored is unknown. */
function listed(
	{ version, writtenAt, writtenBy, wasPublished, words }: ArticleRevision,
	names: ReadonlyMap<string, string>,
) {
	const by = writtenBy === undefined ? {} : { writtenBy: names.get(writtenBy) ?? FORMER_COLLEAGUE };
	return { version, writtenAt, ...by, wasPublished, words };
}

const namesFor = (names: StaffNames, revisions: readonly ArticleRevision[]): ReturnType<StaffNames> =>
	names([...new Set(revisions.flatMap(({ writtenBy }) => (writtenBy === undefined ? [] : [writtenBy])))]);

export interface ListArticleRevisionsDeps {
	readonly drafts: Pick<DraftStore, 'find'>;
	readonly names: StaffNames;
}

/** The stored earlier versions of an article, newest first. */
export const listArticleRevisions =
	({ drafts, names }: ListArticleRevisionsDeps) =>
	async ({ params }: RequestFor<'listArticleRevisions', 'params'>): Promise<ResultFor<'listArticleRevisions'>> => {
		const draft = await drafts.find(params.id);
		if (!draft) return refuse('not_found');
		const known = await namesFor(names, draft.revisions);
		return ok({ data: draft.revisions.map((revision) => listed(revision, known)) });
	};

export interface GetArticleRevisionDeps {
	readonly drafts: Pick<DraftStore, 'findRevision'>;
	readonly names: StaffNames;
}

export const getArticleRevision =
	({ drafts, names }: GetArticleRevisionDeps) =>
	async ({ params }: RequestFor<'getArticleRevision', 'params'>): Promise<ResultFor<'getArticleRevision'>> => {
		const revision = await drafts.findRevision(params.id, Number(params.revision));
		if (!revision) return refuse('not_found');
		const known = await namesFor(names, [revision]);
		return ok({ ...listed(revision, known), ...revision.fields, readTime: revision.readTime });
	};
