import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './part-head.module.css';

interface PartHeadProps {
	readonly title: string;
	readonly lead?: ReactNode;
	readonly action?: ReactNode;
	/** Takes the focus when it appears, because it replaced what had it. */
	readonly takesFocus?: boolean;
}

/** The `h2` of a part of an admin page, with one action beside. */
export function PartHead({ title, lead, action, takesFocus = false }: PartHeadProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<div className={s.head}>
			<div>
				<h2 ref={heading} tabIndex={-1}>
					{title}
				</h2>
				{lead ? <p className={s.lead}>{lead}</p> : null}
			</div>
			{action}
		</div>
	);
}
