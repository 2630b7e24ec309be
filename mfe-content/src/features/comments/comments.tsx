import { AsyncBlock, Button, SkeletonRows } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListCommentsQuery } from '../../api/comments-api.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { CommentList } from './comment-list.tsx';
import * as s from './comments.module.css';

interface CommentsProps {
	readonly articleId: string;
	/** The first comment of the page; the newest without it. */
	readonly cursor?: string | undefined;
}

/** A page of published comments, and a button for the next page. */
export function Comments({ articleId, cursor }: CommentsProps): ReactNode {
	const comments = useListCommentsQuery({ id: articleId, ...(cursor === undefined ? {} : { cursor }) });
	const failed = useFailure('We could not load the comments', 'Loading comments…');
	return (
		<AsyncBlock
			query={comments}
			loading="Loading comments"
			skeleton={<SkeletonRows count={2} />}
			failed={failed}
			empty={{ title: 'No comments yet', text: 'Yours can be the first.' }}
		>
			{({ data, nextCursor }) => (
				<>
					<CommentList comments={data} />
					{nextCursor === undefined ? null : <MoreComments articleId={articleId} cursor={nextCursor} />}
				</>
			)}
		</AsyncBlock>
	);
}

/** A button that is replaced by the next page. */
function MoreComments({ articleId, cursor }: Required<CommentsProps>): ReactNode {
	const [isWanted, setWanted] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	// The focused button is removed, so the first new comment takes the focus.
	useEffect(() => {
		if (isWanted) box.current?.focus();
	}, [isWanted]);
	return (
		<div ref={box} tabIndex={-1} className={s.more}>
			{isWanted ? (
				<Comments articleId={articleId} cursor={cursor} />
			) : (
				<Button variant="secondary" onClick={() => setWanted(true)}>
					Show more comments
				</Button>
			)}
		</div>
	);
}
