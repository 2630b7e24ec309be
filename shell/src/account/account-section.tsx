import { type ReactNode, useId } from 'react';
import * as s from './account-page.module.css';

interface AccountSectionProps {
	readonly title: string;
	/** What it is for, in a sentence or two. */
	readonly text?: ReactNode;
	readonly children: ReactNode;
}

/** One matter of the account: what it is, and beside it what to do about it. */
export function AccountSection({ title, text, children }: AccountSectionProps): ReactNode {
	const id = useId();
	return (
		<section className={s.section} aria-labelledby={id}>
			<div className={s.about}>
				<h2 id={id}>{title}</h2>
				{text ? <p>{text}</p> : null}
			</div>
			<div className={s.matter}>{children}</div>
		</section>
	);
}
