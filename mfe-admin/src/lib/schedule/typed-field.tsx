import { Icon } from '@tulia/ui';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useRef, useState } from 'react';
import * as s from './when-fields.module.css';

/** What a text was understood as, said back beneath it. */
export interface Said {
	readonly tone: 'free' | 'break' | 'bad';
	readonly words: string;
}

interface TypedFieldProps {
	/** The field holds what was understood, not what was typed. */
	readonly name: string;
	readonly label: string;
	/** Reads a text; undefined where it means nothing. Rejects where what reads it could not be loaded. */
	readonly read: (text: string) => Promise<string | undefined>;
	/** The value as a text, where it was chosen and not typed. */
	readonly textOf: (value: string) => string;
	readonly said: (value: string) => Said | undefined;
	readonly onTyped?: ((value: string | undefined) => void) | undefined;
	/** Of the words that help, on the page. */
	readonly hintId: string;
}

const NOT_UNDERSTOOD = 'This is not clear yet. Please write it another way.';
const NOT_READ = 'We could not read this. Check your connection, and type it again.';

interface Typed {
	readonly text: string;
	/** What the field held when this text was typed, and once it is read, what it was understood as. */
	readonly value: string | undefined;
	/** Why it has no meaning; absent while it is being read. */
	readonly fault?: string | undefined;
}

/** A field to type into as people speak. What was understood is said back at once, by a screen reader, too. */
export function TypedField({ name, label, read, textOf, said, onTyped, hintId }: TypedFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	const [typed, setTyped] = useState<Typed>({ text: '', value: undefined });
	const latest = useRef('');
	// Chosen elsewhere meanwhile: the field shows that, and no longer what was typed.
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
	// The live reading says why the time cannot be: what the server answered says the same once more.
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
			<SaidBack id={`${id}-said`} said={reading} fault={fault} />
			{shownError === undefined ? null : <FieldMessage id={id}>{shownError}</FieldMessage>}
		</div>
	);
}

interface SaidBackProps {
	readonly id: string;
	readonly said: Said | undefined;
	readonly fault: string | undefined;
}

const SaidBack = ({ id, said, fault }: SaidBackProps): ReactNode => (
	<p id={id} className={s.said} data-tone={said?.tone} role="status">
		{said ? <Icon name={said.tone === 'free' ? 'tick' : 'info'} className={s.icon} /> : null}
		{said?.words ?? fault}
	</p>
);
