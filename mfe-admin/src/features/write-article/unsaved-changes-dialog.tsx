import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as s from './unsaved-changes-dialog.module.css';

interface UnsavedChangesDialogProps {
	readonly why: string | undefined;
	readonly onAnswer: (mayLeave: boolean) => void;
}

/** Asks before unsaved input is lost. Escape and the first button keep the page open and return the focus. */
export function UnsavedChangesDialog({ why, onAnswer }: UnsavedChangesDialogProps): ReactNode {
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useId();
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			className={s.dialog}
			aria-labelledby={title}
			aria-describedby={`${title}-why`}
			onClose={() => onAnswer(false)}
		>
			<h2 id={title}>Leave without saving?</h2>
			<div id={`${title}-why`}>
				{why ? <p>{why}</p> : null}
				<p>If you leave now, what you wrote since the last save is lost.</p>
			</div>
			<ButtonRow>
				<Button onClick={() => dialog.current?.close()}>Stay here</Button>
				<Button variant="danger" onClick={() => onAnswer(true)}>
					Leave without saving
				</Button>
			</ButtonRow>
		</dialog>
	);
}
