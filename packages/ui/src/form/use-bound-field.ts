import { useField } from 'react-final-form';
import { useFormContext } from './form.tsx';

/** A field of the form around it: its value, and the sentence to show, if any. */
export interface BoundField<T> {
	readonly id: string;
	readonly name: string;
	readonly value: T | undefined;
	readonly onChange: (value: T | undefined) => void;
	readonly onBlur: () => void;
	/** Shown from the first attempt to send on; what the server said goes once the field is edited. */
	readonly error: string | undefined;
}

const isSentence = (value: unknown): value is string => typeof value === 'string';

/** Binds something of one's own to a field of the form, such as a calendar. */
export function useBoundField<T>(name: string): BoundField<T> {
	const { idOf } = useFormContext();
	const { input, meta } = useField<T | undefined>(name, {
		format: (value) => value,
		subscription: { value: true, error: true, submitError: true, submitFailed: true, modifiedSinceLastSubmit: true },
	});
	const serverError = meta.modifiedSinceLastSubmit ? undefined : meta.submitError;
	const shownError = meta.submitFailed ? (meta.error ?? serverError) : serverError;
	return {
		id: idOf(name),
		name,
		value: input.value,
		onChange: input.onChange,
		onBlur: () => input.onBlur(),
		error: isSentence(shownError) ? shownError : undefined,
	};
}
