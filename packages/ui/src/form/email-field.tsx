import { type ReactNode, useState } from 'react';
import { Button } from '../core/button/button.tsx';
import * as s from './email-field.module.css';
import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import { suggestAddress } from './suggest-domain.ts';
import { useBoundField } from './use-bound-field.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

interface EmailFieldProps extends FieldTexts {
	/** The property of the values and of the request body. */
	readonly name: string;
}

/**
 * The person's own address. On blur it suggests a common domain within one edit of the typed one, once, and changes
 * nothing by itself; "No" is remembered for the typed text.
 */
export function EmailField({ name, label, hint }: EmailFieldProps): ReactNode {
	const { id, value = '', onChange, onBlur, error } = useBoundField<string>(name);
	const [asked, setAsked] = useState<string>();
	const [refused, setRefused] = useState<string>();
	usePreHydrationInput(id, value, onChange);
	const suggestion = asked === value && refused !== value ? suggestAddress(value) : undefined;
	const backToField = (): void => document.getElementById(id)?.focus();

	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<input
				id={id}
				name={name}
				type="email"
				inputMode="email"
				autoComplete="email"
				className={inputClass}
				value={value}
				onChange={(event) => onChange(event.target.value || undefined)}
				onBlur={() => {
					setAsked(value);
					onBlur();
				}}
				aria-required
				aria-invalid={error !== undefined}
				aria-describedby={describedBy(id, hint, error, suggestion ? `${id}-meant` : undefined)}
			/>
			<div role="status">
				{suggestion ? (
					<div className={s.suggestion}>
						<p id={`${id}-meant`}>
							Did you mean {suggestion.name}@<b>{suggestion.domain}</b>?
						</p>
						<Button
							variant="secondary"
							size="sm"
							onClick={() => {
								onChange(`${suggestion.name}@${suggestion.domain}`);
								backToField();
							}}
						>
							Yes, use it
						</Button>
						<Button
							variant="quiet"
							size="sm"
							onClick={() => {
								setRefused(value);
								backToField();
							}}
						>
							No, keep mine
						</Button>
					</div>
				) : null}
			</div>
		</FieldFrame>
	);
}
