import { dayOf } from '@tulia/centre/clock';
import { longDate } from '@tulia/centre/date-words';
import type { Comment } from '@tulia/contracts/comment/schemas';
import { Avatar } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../lib/time/use-time-zone.ts';
import * as s from './comment-list.module.css';

/** Comments as plain text with their line breaks. */
export function CommentList({ comments }: { readonly comments: readonly Comment[] }): ReactNode {
	const timeZone = useTimeZone();
	return (
		<ul>
			{comments.map(({ id, name, comment, createdAt }) => (
				<li key={id} className={s.comment}>
					<Avatar name={name} />
					<div className={s.words}>
						<p>
							<strong className={s.name}>{name}</strong>{' '}
							<time className={s.date} dateTime={createdAt}>
								{longDate(dayOf(new Date(createdAt), timeZone))}
							</time>
						</p>
						<p className={s.text}>{comment}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
