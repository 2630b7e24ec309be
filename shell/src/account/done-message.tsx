import { Icon } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './account-page.module.css';

/** Says beside a button that what it does is done. Always on the page, so that a screen reader hears the words appear. */
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

/** The same in place of what had the focus: it takes the focus, and with it is read out. */
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
