import type { AccountPart } from '@tulia/platform';
import { type ReactNode, useId } from 'react';
import * as s from './account-section.module.css';

interface AccountSectionProps {
	/** Its anchor: `/account#password`. */
	readonly part: AccountPart;
	readonly title: string;
	/** The current setting, shown while the section is closed. */
	readonly line?: string | undefined;
	/** The purpose of the section, in a sentence or two. */
	readonly text?: ReactNode;
	/** True when something in it needs attention. */
	readonly beginsOpen?: boolean;
	readonly children: ReactNode;
}

const open = (details: HTMLDetailsElement | null): void => {
	if (details) details.open = true;
};

/** A collapsible section of the account, opened by a tap or its address. A closed section preserves its input. */
export function AccountSection({ part, title, line, text, beginsOpen, children }: AccountSectionProps): ReactNode {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<details id={part} className={s.section} ref={beginsOpen ? open : undefined}>
				<summary className={s.head}>
					<h2 id={id}>{title}</h2>
					{line ? <span className={s.line}>{line}</span> : null}
				</summary>
				<div className={s.body}>
					{text ? <p className={s.text}>{text}</p> : null}
					<div className={s.matter}>{children}</div>
				</div>
			</details>
		</section>
	);
}
