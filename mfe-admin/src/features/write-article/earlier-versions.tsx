import { compactMoment } from '@tulia/centre/compact-date';
import { numberWords } from '@tulia/centre/number-words';
import { Link } from '@tulia/platform';
import { AsyncBlock, SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type RevisionRow, useListArticleRevisionsQuery } from '../../api/website/articles-api.ts';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { articleVersion } from '../../lib/page/article-addresses.ts';
import { Fold } from '../../lib/page/fold.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './write-article.module.css';

interface EarlierVersionsProps {
	readonly articleId: string;
}

/** The earlier versions of an article, loaded on request. */
export const EarlierVersions = ({ articleId }: EarlierVersionsProps): ReactNode => (
	<Fold title="Earlier versions" beginsOpen={false} isLazy>
		<p className={s.meta}>Each save keeps what was there before it. The last 30 are kept.</p>
		<Revisions articleId={articleId} />
	</Fold>
);

function Revisions({ articleId }: EarlierVersionsProps): ReactNode {
	const query = useListArticleRevisionsQuery({ id: articleId }, { refetchOnMountOrArgChange: true });
	const now = useNow();
	return (
		<AsyncBlock
			query={query}
			headingLevel="h3"
			loading="Loading the earlier versions"
			skeleton={<SkeletonRows count={3} />}
			failed={{
				title: 'We could not load the earlier versions',
				detail: 'Check your connection and try again.',
				busyLabel: 'Loading…',
			}}
		>
			{({ data }) =>
				data.length === 0 ? (
					<p>There is none yet: nothing was saved over.</p>
				) : (
					<ol className={s.revisions} aria-label="Earlier versions">
						{data.map((revision) => (
							<Revision key={revision.version} articleId={articleId} revision={revision} now={now} />
						))}
					</ol>
				)
			}
		</AsyncBlock>
	);
}

interface RevisionProps extends EarlierVersionsProps {
	readonly revision: RevisionRow;
	readonly now: Date;
}

const Revision = ({ articleId, revision, now }: RevisionProps): ReactNode => {
	const { version, writtenAt, writtenBy, wasPublished, words } = revision;
	return (
		<li className={s.revision}>
			<Link to={articleVersion(articleId, version)}>
				<time dateTime={writtenAt}>{compactMoment(writtenAt, now)}</time>
			</Link>
			<span className={s.meta}>
				{writtenBy === undefined ? null : `${writtenBy}, `}
				{words === 1 ? '1 word' : `${numberWords(words)} words`}
			</span>
			{wasPublished ? <StateBadge tone="good">Was on the site</StateBadge> : null}
		</li>
	);
};
