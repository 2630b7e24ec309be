import { type ReactNode, useEffect, useRef } from 'react';

interface FocusFirstFieldProps {
	/** Whether the fields took the place of what had the focus. */
	readonly when: boolean;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** Fields that take the focus as they appear, in place of something else. */
export function FocusFirstField({ when, className, children }: FocusFirstFieldProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (when) box.current?.querySelector('input')?.focus();
	}, [when]);
	return (
		<div ref={box} className={className}>
			{children}
		</div>
	);
}
