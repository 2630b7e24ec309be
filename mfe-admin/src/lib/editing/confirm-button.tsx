import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as s from './confirm-button.module.css';

interface ConfirmButtonProps {
	/** "Delete" */
	readonly label: string;
	/** The thing that changes, part of the accessible name: "the closure of Tue 24 Nov". */
	readonly what: string;
	/** "Yes, delete" */
	readonly yes: string;
	readonly busyLabel: string;
	readonly onConfirm: () => Promise<void>;
}

/** Asks for a confirmation that names the thing, before it acts. */
export function ConfirmButton({ label, what, yes, busyLabel, onConfirm }: ConfirmButtonProps): ReactNode {
	const [isConfirming, setConfirming] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const keepButton = useRef<HTMLButtonElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const wasConfirming = useRef(false);
	// A button that replaces the tapped one takes its focus.
	useEffect(() => {
		if (isConfirming) keepButton.current?.focus();
		else if (wasConfirming.current) first.current?.focus();
		wasConfirming.current = isConfirming;
	}, [isConfirming]);

	async function sure(): Promise<void> {
		setBusy(true);
		await onConfirm();
		setBusy(false);
		setConfirming(false);
	}
	if (!isConfirming)
		return (
			<Button
				ref={first}
				variant="secondary"
				size="sm"
				aria-label={`${label}: ${what}`}
				onClick={() => setConfirming(true)}
			>
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
			<Button ref={keepButton} variant="secondary" size="sm" disabled={isBusy} onClick={() => setConfirming(false)}>
				Keep
			</Button>
		</ButtonRow>
	);
}
