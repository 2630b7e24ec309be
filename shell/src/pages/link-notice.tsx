import { Notice } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as s from './auth-frame.module.css';

interface LinkNoticeProps {
	/** True when the notice replaced the pressed button. */
	readonly takesFocus: boolean;
	readonly action: ReactNode;
	readonly children: ReactNode;
}

/** Says that the link of a mail is not valid any more, and offers the next step. */
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
