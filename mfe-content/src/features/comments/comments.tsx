import { AsyncBlock, Button, SkeletonRows } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListCommentsQuery } from '../../api/comments-api.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { CommentList } from './comment-list.tsx';
import * as s from './comments.module.css';

interface CommentsProps {
	readonly articleId: string;
	/** Where these comments begin; the newest without it. */
	readonly cursor?: string | undefined;
}

/** The published comments of an article, and those after them when they are wanted. */
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

/** A button, and in its place what it brought. */
function MoreComments({ articleId, cursor }: Required<CommentsProps>): ReactNode {
	const [isWanted, setWanted] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	// The button goes away with the focus on it: the keyboard goes on where the new comments begin.
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
