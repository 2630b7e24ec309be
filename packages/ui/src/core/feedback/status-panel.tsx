import { type ReactNode, useEffect, useRef } from 'react';
import { Seal } from '../brand/seal.tsx';
import { SpotEmpty } from '../brand/spots.tsx';
import { classNames } from '../layout/class-names.ts';
import * as s from './status-panel.module.css';

interface StatusPanelProps {
	/** A drawing above the title. */
	readonly art: ReactNode;
	readonly title: string;
	/** Level of the title: heading levels of the page may not be skipped. Default `h3`. */
	readonly headingLevel?: 'h2' | 'h3' | undefined;
	readonly children?: ReactNode;
	/** One next step. */
	readonly action?: ReactNode;
	readonly role?: 'alert' | 'status' | undefined;
	/** Takes the focus when it appears, because it replaced the focused element. */
	readonly takesFocus?: boolean | undefined;
	/** Rendered inside a card, so it has no card of its own. */
	readonly bare?: boolean | undefined;
}

/** Replaces a part of the page by its state: a drawing, a title, a reason, one next step. */
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

/** The empty state: why, and one next step. */
export const EmptyPanel = (props: OwnPanelProps) => <StatusPanel {...props} art={<SpotEmpty />} />;

/** Replaces a sent form and takes the focus. `action` shows the form again. */
export const SuccessPanel = (props: OwnPanelProps) => <StatusPanel {...props} art={<Seal />} takesFocus />;
