import { classNames } from '@tulia/ui';
import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import * as s from './fold.module.css';
import { useIsOnPhone } from './use-is-wide.ts';

interface FoldProps {
	readonly title: ReactNode;
	/** What is in it, in a few words, shown while it is closed. */
	readonly line?: ReactNode;
	/** A state or flag beside the title, always shown. */
	readonly marks?: ReactNode;
	/** `panel` has a frame of its own, `part` stands inside one, `row` is a row of a list. Default `panel`. */
	readonly look?: 'panel' | 'part' | 'row' | undefined;
	/** Default `h2`. */
	readonly headingLevel?: 'h2' | 'h3' | undefined;
	/** Without a choice it is open, except on a phone. */
	readonly beginsOpen?: boolean | undefined;
	/** Content that loads something: it is rendered once the fold was opened. */
	readonly isLazy?: boolean | undefined;
	readonly children: ReactNode;
}

const LOOKS = { panel: s.panel, part: s.part, row: s.row };

/**
 * A part of a long page that folds to its heading, as on a phone. Closed, it preserves what was typed, and browsers
 * find words in it. A form opens it for a wrong field and for a restored draft.
 */
export function Fold({
	title,
	line,
	marks,
	look = 'panel',
	headingLevel: Heading = 'h2',
	beginsOpen,
	isLazy = false,
	children,
}: FoldProps): ReactNode {
	const id = useId();
	const isOnPhone = useIsOnPhone();
	const [chosen, choose] = useState<boolean>();
	const isOpen = chosen ?? beginsOpen ?? !isOnPhone;
	// Also after the browser or a form has opened it.
	const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
		if (currentTarget.open !== isOpen) choose(currentTarget.open);
	};
	const isNeeded = isOpen || chosen !== undefined || !isLazy;
	const fold = (
		<details className={classNames(s.fold, LOOKS[look])} open={isOpen} onToggle={follow}>
			<summary className={s.head}>
				<Heading id={id} className={s.title}>
					{title}
				</Heading>
				{marks}
				{line === undefined ? null : <span className={s.line}>{line}</span>}
			</summary>
			{/* A window that becomes narrow does not close it over what somebody is typing. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it notes that the focus is within, and nothing else */}
			<div className={s.body} onFocus={() => choose(true)}>
				{isNeeded ? children : null}
			</div>
		</details>
	);
	return look === 'row' ? fold : <section aria-labelledby={id}>{fold}</section>;
}
