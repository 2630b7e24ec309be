import { paths, problemIn, useAppSelector, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Container, Skeleton, SkeletonStack } from '@tulia/ui';
import { type ReactNode, useRef } from 'react';
import { selectArticles, useGetArticleQuery } from '../api/articles-api.ts';
import { ArticleActions } from '../features/article/article-actions.tsx';
import { ArticleHeading } from '../features/article/article-heading.tsx';
import { ArticleFrame, ArticleLayout } from '../features/article/article-layout.tsx';
import { ArticleNotFound } from '../features/article/article-not-found.tsx';
import { AuthorBox } from '../features/article/author-box.tsx';
import { CrisisHelpNote } from '../features/article/crisis-help-note.tsx';
import { ReadNext } from '../features/article/read-next/read-next.tsx';
import { ArticleText } from '../features/article/text/article-text.tsx';
import { useArticleCounts } from '../features/article/use-article-counts.ts';
import { Discussion } from '../features/comments/discussion.tsx';
import { ClosingCall } from '../features/home-intro/closing-call.tsx';
import { useFailure } from '../lib/use-failure.ts';
import { loadSavedArticle } from '../saved/load-saved-article.ts';
import { isPublished, type ShownArticle } from '../saved/shown-article.ts';
import { type ReadWithSaved, useWithSaved } from '../saved/use-with-saved.ts';

const skeleton = (
	<SkeletonStack>
		<Skeleton width="long" />
		<Skeleton />
		<Skeleton width="most" />
		<Skeleton shape="block" />
	</SkeletonStack>
);

/** An unknown id and a malformed one. */
const namesNoArticle = (error: unknown): boolean => [400, 404].includes(problemIn(error)?.status ?? 0);

export function ArticlePage(): ReactNode {
	const { id = '' } = useParams();
	return <ArticleById key={id} id={id} />;
}

function ArticleById({ id }: { readonly id: string }): ReactNode {
	const article = useWithSaved(useGetArticleQuery({ id }), 'getArticle', () => loadSavedArticle(id));
	return namesNoArticle(article.error) ? <ArticleNotFound /> : <FoundArticle id={id} query={article} />;
}

interface FoundArticleProps {
	readonly id: string;
	readonly query: ReadWithSaved<ShownArticle>;
}

/** An article, loading or loaded. The card of a list is enough to show its heading. */
function FoundArticle({ id, query }: FoundArticleProps): ReactNode {
	const known = useAppSelector(selectArticles).data?.data.find((card) => card.id === id);
	const card = query.data ?? known;
	usePage({
		title: card?.title ?? 'Article',
		...(card ? { description: card.snippet } : {}),
		parent: { title: 'Blog', path: paths.articles() },
		content: { article: isPublished(query.data) ? query.data : undefined },
	});
	const { counts, setCounts } = useArticleCounts(id, query.data !== undefined);
	const formHeading = useRef<HTMLHeadingElement>(null);
	const failed = useFailure('We could not load this article', 'Loading the article…');
	return (
		<>
			<article>
				<Container>
					<ArticleHeading article={card} isLoading={query.isLoading} reads={counts?.views} />
					<ArticleFrame>
						<AsyncBlock
							query={query}
							loading="Loading the article"
							skeleton={skeleton}
							failed={failed}
							headingLevel="h2"
						>
							{(article) => (
								<ArticleLayout
									rail={
										<ArticleActions
											article={article}
											counts={counts}
											onCounts={setCounts}
											onComment={() => formHeading.current?.focus()}
										/>
									}
									aside={<ReadNext article={article} isUnderNotice={query.isSaved} />}
								>
									<ArticleText html={article.content} />
									<CrisisHelpNote />
									<AuthorBox name={article.author} about={article.aboutAuthor} />
									<Discussion articleId={id} formHeading={formHeading} />
								</ArticleLayout>
							)}
						</AsyncBlock>
					</ArticleFrame>
				</Container>
			</article>
			<ClosingCall />
		</>
	);
}
