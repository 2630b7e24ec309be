import { Notice, type NoticeProps } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A message for a button far from it: it scrolls into view and takes the focus when it appears. Needs a `key` that
 * changes with each message.
 */
export function FocusedNotice(props: NoticeProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.scrollIntoView({ block: 'center' });
		box.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div ref={box} tabIndex={-1}>
			<Notice {...props} role="alert" />
		</div>
	);
}
