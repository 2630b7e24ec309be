import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as s from './sure-button.module.css';

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

/** Does something only at the second press, on another button, beside the name of what it is done to. */
export function SureButton({ label, what, yes, busyLabel, onSure }: SureButtonProps): ReactNode {
	const [isAsked, setAsked] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const wasAsked = useRef(false);
	// Each button takes the place of the one that was pressed, and its focus.
	useEffect(() => {
		if (isAsked) keep.current?.focus();
		else if (wasAsked.current) first.current?.focus();
		wasAsked.current = isAsked;
	}, [isAsked]);

	async function sure(): Promise<void> {
		setBusy(true);
		await onSure();
		setBusy(false);
		setAsked(false);
	}
	if (!isAsked)
		return (
			<Button ref={first} variant="secondary" size="sm" aria-label={`${label}: ${what}`} onClick={() => setAsked(true)}>
				{label}
			</Button>
		);
	return (
		<ButtonRow>
			<p className={s.what}>
				{label}: <b>{what}</b>
			</p>
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
