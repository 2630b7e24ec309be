import { Button } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as s from './choice-row.module.css';

interface ChoiceRowProps {
	/** A drawing, portraits or an icon. */
	readonly picture: ReactNode;
	readonly title: ReactNode;
	readonly text?: ReactNode;
	readonly action?: ReactNode;
	/** The content that the action opens in place. */
	readonly children?: ReactNode;
}

/** The current choice or default in one line, with the button that changes it. */
export const ChoiceRow = ({ picture, title, text, action, children }: ChoiceRowProps): ReactNode => (
	<div className={s.frame}>
		<div className={s.row}>
			<div className={s.picture}>{picture}</div>
			<p className={s.words}>
				<b>{title}</b>
				{text === undefined ? null : <span>{text}</span>}
			</p>
			{action}
		</div>
		{children}
	</div>
);

interface OpeningRowProps extends Pick<ChoiceRowProps, 'picture' | 'children'> {
	readonly title: string;
	/** True when the field already has a value. */
	readonly beginsOpen: boolean;
	readonly isWrong?: boolean;
}

/** An optional part in one line, which focuses its first field when it opens. */
export function OpeningRow({ picture, title, beginsOpen, isWrong = false, children }: OpeningRowProps): ReactNode {
	const [isOpen, setOpen] = useState(beginsOpen);
	const [wasOpened, setWasOpened] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (wasOpened) box.current?.querySelector<HTMLElement>('textarea, input')?.focus();
	}, [wasOpened]);
	const isShown = isOpen || isWrong;
	const toggle = () => {
		setOpen(!isOpen);
		setWasOpened(!isOpen);
	};
	return (
		<ChoiceRow
			picture={picture}
			title={
				<Button variant="quiet" size="sm" flush aria-expanded={isShown} onClick={toggle}>
					{title}
				</Button>
			}
		>
			<div ref={box} className={s.opened} hidden={!isShown}>
				{children}
			</div>
		</ChoiceRow>
	);
}
