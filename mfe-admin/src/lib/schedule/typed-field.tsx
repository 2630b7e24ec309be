import { Icon } from '@tulia/ui';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useRef, useState } from 'react';
import * as s from './when-fields.module.css';

/** The interpretation of a text, shown below it. */
export interface Said {
	readonly tone: 'free' | 'break' | 'bad';
	readonly words: string;
}

interface TypedFieldProps {
	/** The name of the field, whose value is the interpretation, not the text. */
	readonly name: string;
	readonly label: string;
	/** Reads a text; `undefined` if unreadable. Rejects if the reader could not be loaded. */
	readonly read: (text: string) => Promise<string | undefined>;
	/** The value as a text, if it was chosen and not typed. */
	readonly textOf: (value: string) => string;
	readonly said: (value: string) => Said | undefined;
	readonly onTyped?: ((value: string | undefined) => void) | undefined;
	readonly hintId: string;
}

const NOT_UNDERSTOOD = 'This is not clear yet. Please write it another way.';
const NOT_READ = 'We could not read this. Check your connection, and type it again.';

interface Typed {
	readonly text: string;
	/** The value of the field when this text was typed, and once it is read, its interpretation. */
	readonly value: string | undefined;
	/** Why it is unreadable; absent while it is being read. */
	readonly fault?: string | undefined;
}

/** A text field for everyday words. Its interpretation is shown at once, and announced to screen readers. */
export function TypedField({ name, label, read, textOf, said, onTyped, hintId }: TypedFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	const [typed, setTyped] = useState<Typed>({ text: '', value: undefined });
	const latest = useRef('');
	// The value was changed elsewhere: the field shows that instead of the text.
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

	const reading = value === undefined ? undefined : said(value);
	// The live reading gives the reason already, so the server's error would repeat it.
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
			<ReadBack id={`${id}-said`} said={reading} fault={fault} />
			{shownError === undefined ? null : <FieldMessage id={id}>{shownError}</FieldMessage>}
		</div>
	);
}

interface ReadBackProps {
	readonly id: string;
	readonly said: Said | undefined;
	readonly fault: string | undefined;
}

const ReadBack = ({ id, said, fault }: ReadBackProps): ReactNode => (
	<p id={id} className={s.said} data-tone={said?.tone} role="status">
		{said ? <Icon name={said.tone === 'free' ? 'tick' : 'info'} className={s.icon} /> : null}
		{said?.words ?? fault}
	</p>
);
