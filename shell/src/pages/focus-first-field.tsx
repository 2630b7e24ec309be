import { type ReactNode, useEffect, useRef } from 'react';

interface FocusFirstFieldProps {
	/** Whether the fields replaced the focused element. */
	readonly when: boolean;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** Moves the focus to the first field of its content when the content replaces the focused element. */
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
