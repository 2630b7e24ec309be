import type { ReactNode, RefObject } from 'react';
import { Comments } from './comments.tsx';
import * as s from './discussion.module.css';
import { WriteComment } from './write-comment.tsx';

interface DiscussionProps {
	readonly articleId: string;
	readonly formHeading: RefObject<HTMLHeadingElement | null>;
}

export const Discussion = ({ articleId, formHeading }: DiscussionProps): ReactNode => (
	<section className={s.discussion}>
		<h2 className={s.title}>Comments</h2>
		<div className={s.live}>
			<Comments articleId={articleId} />
			<WriteComment articleId={articleId} heading={formHeading} />
		</div>
		<noscript>
			<p>Reading and writing comments needs JavaScript, which your browser has switched off.</p>
		</noscript>
	</section>
);
