import type { ReactNode } from 'react';
import * as s from './review-row.module.css';
import { useFocusRecovery } from './use-focus-recovery.ts';

interface ReviewRowProps {
	readonly title: ReactNode;
	/** State and flags, beside the title. */
	readonly marks?: ReactNode;
	/** Where and when the text was written. */
	readonly facts?: ReactNode;
	/** The text to be moderated. */
	readonly children?: ReactNode;
	readonly actions: ReactNode;
	readonly failure?: string | undefined;
	readonly isBusy?: boolean | undefined;
}

/** A row of a `ReviewList`, with a text to read and to moderate. */
export function ReviewRow({ title, marks, facts, children, actions, failure, isBusy }: ReviewRowProps): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLLIElement>();
	return (
		<li {...focusRecovery} className={s.row} aria-busy={isBusy || undefined}>
			<div className={s.head}>
				<h2 className={s.title}>{title}</h2>
				{marks}
			</div>
			{facts ? <p className={s.facts}>{facts}</p> : null}
			{children}
			<div className={s.actions}>{actions}</div>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</li>
	);
}

/** Shows untrusted plain text with its line breaks. */
export const QuotedText = ({ children }: { readonly children: string }): ReactNode => (
	<p className={s.said}>{children}</p>
);

export const ReviewList = ({
	label,
	children,
}: {
	readonly label: string;
	readonly children: ReactNode;
}): ReactNode => (
	<ul className={s.list} aria-label={label}>
		{children}
	</ul>
);
