import { Notice } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './auth-frame.module.css';

interface LinkNoticeProps {
	/** It takes the place of what was pressed. */
	readonly takesFocus: boolean;
	/** One way on. */
	readonly action: ReactNode;
	readonly children: ReactNode;
}

/** Says that the link of a mail does not work any more, and leads on. */
export function LinkNotice({ takesFocus, action, children }: LinkNoticeProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
	}, [takesFocus]);
	return (
		<div ref={box} tabIndex={-1} className={s.step}>
			<Notice tone="bad" title="This link is no longer valid" role={takesFocus ? 'alert' : undefined}>
				<p>{children}</p>
			</Notice>
			{action}
		</div>
	);
}
