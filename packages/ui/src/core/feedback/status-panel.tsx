import { type ReactNode, useEffect, useRef } from 'react';
import { Seal } from '../brand/seal.tsx';
import { SpotEmpty } from '../brand/spots.tsx';
import { classNames } from '../layout/class-names.ts';
import * as s from './status-panel.module.css';

interface StatusPanelProps {
	/** A drawing above the title. */
	readonly art: ReactNode;
	readonly title: string;
	/** Level of the title: no level of the page may be skipped. Default `h3`. */
	readonly headingLevel?: 'h2' | 'h3' | undefined;
	readonly children?: ReactNode;
	/** One way forward. */
	readonly action?: ReactNode;
	readonly role?: 'alert' | 'status' | undefined;
	/** Takes the focus when it appears, because it replaced what had it. */
	readonly takesFocus?: boolean | undefined;
	/** Stands inside a card already, and never is a card inside a card. */
	readonly bare?: boolean | undefined;
}

/** Says what became of a part of the page, in place of that part: a drawing, a title, a reason, one way forward. */
export function StatusPanel({
	art,
	title,
	headingLevel: Heading = 'h3',
	children,
	action,
	role,
	takesFocus = false,
	bare = false,
}: StatusPanelProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
	}, [takesFocus]);
	return (
		<div ref={box} className={classNames(s.panel, bare && s.bare)} role={role} tabIndex={takesFocus ? -1 : undefined}>
			{art}
			<Heading className={s.title}>{title}</Heading>
			{children}
			{action ? <div className={s.action}>{action}</div> : null}
		</div>
	);
}

type OwnPanelProps = Pick<StatusPanelProps, 'title' | 'headingLevel' | 'children' | 'action' | 'bare'>;

/** Nothing to show: why, and one thing to do. */
export const EmptyPanel = (props: OwnPanelProps) => <StatusPanel {...props} art={<SpotEmpty />} />;

/** Takes the place of a form that was sent, and the focus. `action` offers the form again. */
export const SuccessPanel = (props: OwnPanelProps) => <StatusPanel {...props} art={<Seal />} takesFocus />;
