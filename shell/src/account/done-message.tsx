import { Icon } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './account-page.module.css';

/** The success message beside a button. It is always in the page, so that screen readers announce its text. */
export const DoneMessage = ({ children }: { readonly children: string | undefined }): ReactNode => (
	<p className={s.done} role="status">
		{children === undefined ? null : (
			<>
				<Icon name="tick" />
				<span>{children}</span>
			</>
		)}
	</p>
);

/** A success message that replaces the focused element: it takes the focus, so that screen readers read it. */
export function FocusedDoneMessage({ children }: { readonly children: string }): ReactNode {
	const note = useRef<HTMLParagraphElement>(null);
	useEffect(() => note.current?.focus(), []);
	return (
		<p ref={note} className={s.done} tabIndex={-1}>
			<Icon name="tick" />
			<span>{children}</span>
		</p>
	);
}
