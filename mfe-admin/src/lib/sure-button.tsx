import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SureButtonProps {
	/** "Delete" */
	readonly label: string;
	/** To what, for those who hear the button alone: "the closure of Tue 24 Nov". */
	readonly what: string;
	/** "Yes, delete" */
	readonly yes: string;
	readonly busyLabel: string;
	readonly onSure: () => Promise<void>;
}

/** Does something only at the second press, on another button. */
export function SureButton({ label, what, yes, busyLabel, onSure }: SureButtonProps): ReactNode {
	const [isAsked, setAsked] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isAsked) keep.current?.focus();
	}, [isAsked]);

	async function sure(): Promise<void> {
		setBusy(true);
		await onSure();
		setBusy(false);
		setAsked(false);
	}
	if (!isAsked)
		return (
			<Button variant="secondary" size="sm" aria-label={`${label}: ${what}`} onClick={() => setAsked(true)}>
				{label}
			</Button>
		);
	return (
		<ButtonRow>
			<Button
				variant="danger"
				size="sm"
				busy={isBusy}
				busyLabel={busyLabel}
				aria-label={`${yes}: ${what}`}
				onClick={() => void sure()}
			>
				{yes}
			</Button>
			<Button ref={keep} variant="secondary" size="sm" disabled={isBusy} onClick={() => setAsked(false)}>
				Keep
			</Button>
		</ButtonRow>
	);
}
