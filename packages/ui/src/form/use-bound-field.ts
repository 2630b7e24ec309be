import { type FieldState, getIn } from 'final-form';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormContext } from './form.tsx';

/** A field of the form around it: its value, and its visible error, if any. */
export interface BoundField<T> {
	readonly id: string;
	readonly name: string;
	readonly value: T | undefined;
	readonly onChange: (value: T | undefined) => void;
	readonly onBlur: () => void;
	/** Shown from the first attempt on, unless the form shows errors at once; an edit removes a server error. */
	readonly error: string | undefined;
}

const SUBSCRIPTION = {
	value: true,
	error: true,
	submitError: true,
	submitFailed: true,
	modifiedSinceLastSubmit: true,
} as const;
type Subscribed<T> = Partial<Pick<FieldState<T | null | undefined>, keyof typeof SUBSCRIPTION>>;

const isSentence = (value: unknown): value is string => typeof value === 'string';

/**
 * Binds a custom control, such as a calendar, to a field of the form.
 *
 * Registers before the browser can handle another event: `useField` registers in a passive effect, and a box that was
 * ticked between the commit and that effect was shown as not ticked.
 */
export function useBoundField<T>(name: string): BoundField<T> {
	const { idOf, showsErrorsAtOnce, attempt } = useFormContext();
	const form = useForm<Record<string, T | null | undefined>>('useBoundField');
	const [state, setState] = useState<Subscribed<T>>(() => ({ value: getIn(form.getState().values, name) }));
	useLayoutEffect(() => form.registerField(name, setState, SUBSCRIPTION), [form, name]);

	const serverError = state.modifiedSinceLastSubmit ? undefined : state.submitError;
	const isTried = state.submitFailed || showsErrorsAtOnce || attempt.fields.includes(name);
	const shownError = isTried ? (state.error ?? serverError) : serverError;
	return {
		id: idOf(name),
		name,
		value: state.value ?? undefined,
		onChange: (value) => form.change(name, value),
		onBlur: () => form.blur(name),
		error: isSentence(shownError) ? shownError : undefined,
	};
}
