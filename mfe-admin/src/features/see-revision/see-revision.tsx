import { compactMoment } from '@tulia/centre/compact-date';
import { numberWords } from '@tulia/centre/number-words';
import type { ArticleRevision, StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { LinkButton, Panel } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { createElement, type ReactNode } from 'react';
import { ArticleView } from '../../lib/article/article-view.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { RestoreRevision } from './restore-revision.tsx';
import { type FieldChange, revisionChanges } from './revision-changes.ts';
import * as s from './see-revision.module.css';
import type { DiffPart } from './word-diff.ts';

interface SeeRevisionProps {
	readonly article: StaffArticle;
	readonly revision: ArticleRevision;
	/** Called when a save is refused because a colleague saved the article meanwhile. */
	readonly onOutdated: () => void;
}

/** An earlier version with the changes since, and the button to restore it. */
export function SeeRevision({ article, revision, onOutdated }: SeeRevisionProps): ReactNode {
	const now = useNow();
	const changes = revisionChanges(revision, article);
	const isPresent = changes.length === 0;
	return (
		<>
			<AdminHeading
				title={`As it was on ${compactMoment(revision.writtenAt, now)}`}
				action={
					<LinkButton component={Link} variant="secondary" to={paths.adminArticle(article.id)}>
						Back to the article
					</LinkButton>
				}
			/>
			<p className={s.meta}>{factsOf(revision)}</p>
			<div className={s.columns}>
				<div className={s.changes}>
					{isPresent ? null : <RestoreRevision article={article} revision={revision} onOutdated={onOutdated} />}
					<Panel>
						<div className={s.panel}>
							<h2 className={s.title}>What changed since</h2>
							{isPresent ? <p>Nothing. The article reads like this now.</p> : <Changes changes={changes} />}
						</div>
					</Panel>
				</div>
				<ArticleView label="As it was" fields={revision} readTime={revision.readTime} />
			</div>
		</>
	);
}

function factsOf({ writtenBy, words, wasPublished }: ArticleRevision): string {
	return [
		...(writtenBy === undefined ? [] : [`Saved by ${writtenBy}.`]),
		words === 1 ? 'Its text has 1 word.' : `Its text has ${numberWords(words)} words.`,
		...(wasPublished ? ['It was on the site.'] : []),
	].join(' ');
}

const marked = ({ kind, text }: DiffPart): ReactNode => {
	if (kind === 'same') return text;
	return kind === 'removed' ? <del>{text}</del> : <ins>{text}</ins>;
};

const Changes = ({ changes }: { readonly changes: readonly FieldChange[] }): ReactNode => (
	<>
		<p className={s.meta}>
			<del>Crossed out</del>: taken out since. <ins>Underlined</ins>: added since.
		</p>
		<dl className={s.fields}>
			{changes.map(({ label, change }) => (
				<div key={label}>
					<dt>{label}</dt>
					{/* The parts are spread as arguments, because they never change their order and need no keys. */}
					{createElement('dd', null, ...(typeof change === 'string' ? [change] : change.map(marked)))}
				</div>
			))}
		</dl>
	</>
);
