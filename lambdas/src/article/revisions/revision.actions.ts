import type { Action } from '../../platform/table/transaction.actions.ts';
import type { ArticleDraft } from '../draft.ts';
import { revisionItem, revisionKey, revisionListItem, revisionListKey } from './revision.items.ts';

interface Change {
	readonly before: ArticleDraft;
	readonly after: ArticleDraft;
}

/** The writes of a save on earlier versions: the new one, the list, and the removal of those above the limit. */
export function keepRevisions(TableName: string, { before, after }: Change): readonly Action[] {
	const had = new Set(before.revisions.map(({ version }) => version));
	const has = new Set(after.revisions.map(({ version }) => version));
	const made = after.revisions.filter(({ version }) => !had.has(version));
	const gone = before.revisions.filter(({ version }) => !has.has(version));
	return [
		{ Put: { TableName, Item: revisionListItem(after) } },
		...made.map((revision) => ({ Put: { TableName, Item: revisionItem(before, revision) } })),
		...deletes(TableName, before.id, gone),
	];
}

/** Deletes all of them with their article. */
export const deleteRevisions = (TableName: string, { id, revisions }: ArticleDraft): readonly Action[] => [
	{ Delete: { TableName, Key: revisionListKey(id) } },
	...deletes(TableName, id, revisions),
];

const deletes = (TableName: string, id: string, revisions: ArticleDraft['revisions']): readonly Action[] =>
	revisions.map(({ version }) => ({ Delete: { TableName, Key: revisionKey(id, version) } }));
