import { Icon } from '@tulia/ui';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useRef, useState } from 'react';
import * as s from './when-fields.module.css';

/** The feedback below a text field: how the text was understood. */
export interface Feedback {
	readonly tone: 'free' | 'break' | 'bad';
	readonly words: string;
}

interface TypedFieldProps {
	/** The name of the field. Its value is the parsed value, not the text. */
	readonly name: string;
	readonly label: string;
	/** Parses a text; `undefined` if it cannot be parsed. Rejects if the parser could not be loaded. */
	readonly read: (text: string) => Promise<string | undefined>;
	/** The text of a value that was chosen instead of typed. */
	readonly textOf: (value: string) => string;
	readonly feedbackFor: (value: string) => Feedback | undefined;
	readonly onTyped?: ((value: string | undefined) => void) | undefined;
	readonly hintId: string;
}

const NOT_UNDERSTOOD = 'This is not clear yet. Please write it another way.';
const NOT_READ = 'We could not read this. Check your connection, and type it again.';

interface Typed {
	readonly text: string;
	/** The value of the field when this text was typed and, once the text is parsed, the parsed value. */
	readonly value: string | undefined;
	/** Why the text cannot be parsed; absent while it is being parsed. */
	readonly fault?: string | undefined;
}

/**
 * A text field for everyday words. It shows at once how the text is understood, and announces that to screen readers.
 */
export function TypedField({ name, label, read, textOf, feedbackFor, onTyped, hintId }: TypedFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	const [typed, setTyped] = useState<Typed>({ text: '', value: undefined });
	const latest = useRef('');
	// A value that was changed elsewhere replaces the typed text.
	const text = value === typed.value ? typed.text : textOf(value ?? '');

	async function type(given: string): Promise<void> {
		latest.current = given;
		setTyped({ text: given, value });
		const { understood, fault } = await read(given).then(
			(meaning) => ({ understood: meaning, fault: meaning === undefined ? NOT_UNDERSTOOD : undefined }),
			() => ({ understood: undefined, fault: NOT_READ }),
		);
		if (latest.current !== given) return;
		setTyped({ text: given, value: understood, fault });
		onChange(understood);
		onTyped?.(understood);
	}

	const reading = value === undefined ? undefined : feedbackFor(value);
	// The feedback already has the reason, which the server's error would repeat.
	const shownError = reading?.tone === 'bad' ? undefined : error;
	const fault = value === undefined && text.trim() !== '' ? typed.fault : undefined;
	return (
		<div>
			<label className={s.label} htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				name={name}
				type="text"
				className={inputClass}
				value={text}
				autoComplete="off"
				onChange={(event) => void type(event.target.value)}
				onBlur={onBlur}
				aria-required
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-said ${hintId}${shownError === undefined ? '' : ` ${id}-error`}`}
			/>
			<ReadBack id={`${id}-said`} feedback={reading} fault={fault} />
			{shownError === undefined ? null : <FieldMessage id={id}>{shownError}</FieldMessage>}
		</div>
	);
}

interface ReadBackProps {
	readonly id: string;
	readonly feedback: Feedback | undefined;
	readonly fault: string | undefined;
}

const ReadBack = ({ id, feedback, fault }: ReadBackProps): ReactNode => (
	<p id={id} className={s.said} data-tone={feedback?.tone} role="status">
		{feedback ? <Icon name={feedback.tone === 'free' ? 'tick' : 'info'} className={s.icon} /> : null}
		{feedback?.words ?? fault}
	</p>
);
