import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { StaffComment } from '@tulia/contracts/comment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import {
	type CommentState,
	useListAllCommentsQuery,
	useModerateCommentMutation,
} from '../../api/website/comments-api.ts';
import { ConfirmPublishing } from '../../lib/lists/confirm-publishing.tsx';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { QuotedText, ReviewList, ReviewRow } from '../../lib/lists/review-row.tsx';
import { CrisisBadge, StateBadge } from '../../lib/lists/state-badge.tsx';
import { StateList } from '../../lib/lists/state-list.tsx';
import { useModeration } from '../../lib/lists/use-moderation.ts';
import { useStateFilter } from '../../lib/lists/use-state-filter.ts';

const STATES = ['pending', 'published', 'rejected'] as const;
const CHIPS = [
	{ value: 'pending', label: 'Waiting' },
	{ value: 'published', label: 'Published' },
	{ value: 'rejected', label: 'Rejected' },
] as const;
const MARKS = {
	pending: { tone: 'waiting', word: 'Waiting' },
	published: { tone: 'good', word: 'Published' },
	rejected: { tone: 'quiet', word: 'Rejected' },
} as const;
const EMPTY = {
	pending: { title: 'No comments are waiting', text: 'New comments appear here before anybody else sees them.' },
	published: { title: 'No comments are published yet' },
	rejected: { title: 'No comments were rejected' },
} as const;
const DONE = {
	pending: 'The comment waits again',
	published: 'Comment published',
	rejected: 'Comment rejected',
} as const;

/** The comments of readers, with buttons to publish or hide each and to undo that. */
export function ModerateComments({ now }: { readonly now: Date }): ReactNode {
	const filter = useStateFilter<CommentState>(STATES);
	const query = keepPreviousData(
		useListAllCommentsQuery({ state: filter.state, cursor: filter.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const [send] = useModerateCommentMutation();
	const { busy, failureOf, failureElsewhere, moderate } = useModeration();
	const elsewhere = failureElsewhere(query.data?.data.map(({ id }) => id) ?? []);

	const decide = (comment: StaffComment, state: CommentState): Promise<boolean> =>
		moderate({ id: comment.id, wanted: state, done: DONE[state], send: () => send({ comment, state }) });

	return (
		<>
			{elsewhere === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{elsewhere}</p>
				</Notice>
			)}
			<StateList noun="comments" filter={filter} chips={CHIPS} query={query} empty={EMPTY[filter.state]}>
				{(rows) => (
					<ReviewList label="Comments">
						{rows.map((comment) => (
							<CommentRow
								key={comment.id}
								comment={comment}
								listed={filter.state}
								now={now}
								isBusy={busy(comment.id)}
								failure={failureOf(comment.id)}
								onModerate={(state) => void decide(comment, state)}
							/>
						))}
					</ReviewList>
				)}
			</StateList>
		</>
	);
}

interface CommentRowProps {
	readonly comment: StaffComment;
	readonly listed: CommentState;
	readonly now: Date;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly onModerate: (state: CommentState) => void;
}

function CommentRow({ comment, listed, now, isBusy, failure, onModerate }: CommentRowProps): ReactNode {
	const at = new Date(comment.createdAt);
	const { tone, word } = MARKS[comment.state];
	return (
		<ReviewRow
			title={comment.name}
			marks={
				<>
					{comment.state === listed ? null : <StateBadge tone={tone}>{word}</StateBadge>}
					{comment.mayBeInCrisis ? <CrisisBadge /> : null}
				</>
			}
			facts={
				<>
					<a href={`mailto:${comment.email}`}>{comment.email}</a>, on{' '}
					<Link to={paths.article(comment.article.id)}>{comment.article.title}</Link>,{' '}
					<time dateTime={comment.createdAt}>
						{compactDate(at, now)} {timeOf(at)}
					</time>
				</>
			}
			isBusy={isBusy}
			failure={failure}
			actions={<CommentActions comment={comment} isBusy={isBusy} onModerate={onModerate} />}
		>
			<QuotedText>{comment.comment}</QuotedText>
		</ReviewRow>
	);
}

function CommentActions({
	comment,
	isBusy,
	onModerate,
}: Pick<CommentRowProps, 'comment' | 'isBusy' | 'onModerate'>): ReactNode {
	const [isAsking, setAsking] = useState(false);
	if (comment.state !== 'pending')
		return (
			<Button
				variant="secondary"
				size="sm"
				busy={isBusy}
				busyLabel="Taking back…"
				aria-label={`Undo: ${comment.name}`}
				onClick={() => onModerate('pending')}
			>
				Undo
			</Button>
		);
	if (isAsking)
		return (
			<ConfirmPublishing
				noun="comment"
				name={comment.name}
				isBusy={isBusy}
				onPublish={() => onModerate('published')}
				onKeepPrivate={() => setAsking(false)}
			/>
		);
	return (
		<>
			<Button
				variant={comment.mayBeInCrisis ? 'secondary' : 'primary'}
				size="sm"
				busy={isBusy}
				busyLabel="Saving…"
				aria-label={`Publish: ${comment.name}`}
				onClick={() => (comment.mayBeInCrisis ? setAsking(true) : onModerate('published'))}
			>
				{comment.mayBeInCrisis ? 'Publish…' : 'Publish'}
			</Button>
			<Button
				variant="secondary"
				size="sm"
				disabled={isBusy}
				aria-label={`Reject: ${comment.name}`}
				onClick={() => onModerate('rejected')}
			>
				Reject
			</Button>
		</>
	);
}
