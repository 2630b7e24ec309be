import { classNames } from '../core/layout/class-names.ts';
import { VisuallyHidden } from '../core/layout/visually-hidden.tsx';
import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import * as s from './text-area.module.css';
import { useBoundField } from './use-bound-field.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

export interface TextAreaProps extends FieldTexts {
	readonly name: string;
	/** Shows the number of characters left. Longer text is not cut off, so that none is lost; the rules refuse it. */
	readonly maxLength?: number | undefined;
	readonly rows?: number | undefined;
}

/** Below this many characters left, a screen reader announces the number. */
const SOON_FULL = 20;

const remainingWords = (count: number): string =>
	count < 0 ? `${-count} characters too many` : `${count} characters left`;

export function TextArea({ name, label, hint, optional = false, maxLength, rows = 4 }: TextAreaProps) {
	const { id, value = '', onChange, onBlur, error } = useBoundField<string>(name);
	usePreHydrationInput(id, value, onChange);
	const room = maxLength === undefined ? undefined : maxLength - value.length;
	return (
		<FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
			<textarea
				id={id}
				name={name}
				rows={rows}
				className={classNames(inputClass, s.area)}
				value={value}
				onChange={(event) => onChange(event.target.value || undefined)}
				onBlur={onBlur}
				aria-required={!optional}
				aria-invalid={error !== undefined}
				aria-describedby={describedBy(id, hint, error)}
			/>
			{room === undefined ? null : (
				<>
					<p className={classNames(s.counter, room < 0 && s.over)} aria-hidden="true">
						{room < 0 ? remainingWords(room) : `${value.length} / ${maxLength}`}
					</p>
					<VisuallyHidden role="status">{room <= SOON_FULL ? remainingWords(room) : ''}</VisuallyHidden>
				</>
			)}
		</FieldFrame>
	);
}
