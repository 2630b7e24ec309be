import { withCleanText } from '@tulia/contracts/clean-text';
import type { FieldError } from '@tulia/contracts/problem';
import { FORM_ERROR, type FormApi, getIn, setIn } from 'final-form';
import {
	createContext,
	createElement,
	type FormEvent,
	type ReactNode,
	useContext,
	useEffect,
	useId,
	useState,
} from 'react';
import { Form as FinalForm } from 'react-final-form';
import { openDetailsAround } from '../core/disclosure/open-details-around.ts';
import * as s from './form.module.css';

/** Why a submission was refused: errors of fields, and one of the whole form. */
export interface FormRefusal {
	readonly errors?: readonly FieldError[] | undefined;
	readonly message?: string | undefined;
}

/** A refused attempt to submit. */
interface SubmitAttempt {
	readonly number: number;
	/** The wrong fields, in the order of the page. */
	readonly fields: readonly string[];
}
interface FormContextValue {
	readonly id: string;
	readonly attempt: SubmitAttempt;
	readonly errorFocus: ErrorFocus;
	readonly showsErrorsAtOnce: boolean;
	/** Submits the form, as its submit button does. */
	readonly submit: () => Promise<void>;
	/**
	 * Whether these fields are valid, for a form with steps; the first invalid one takes the focus. Does not submit.
	 */
	readonly areRight: (fields: readonly string[]) => boolean;
}
/** The focus after a refused attempt with several wrong fields: their list at the top, or the first of them. */
type ErrorFocus = 'list' | 'first field';
const NO_ATTEMPT: SubmitAttempt = { number: 0, fields: [] };
const FormContext = createContext<FormContextValue>({
	...{ id: '', attempt: NO_ATTEMPT, errorFocus: 'list', showsErrorsAtOnce: false },
	submit: async () => undefined,
	areRight: () => true,
});

/** The last attempt, and the ids of the fields' elements. For parts of a form. */
export function useFormContext(): FormContextValue & { readonly idOf: (field: string) => string } {
	const frame = useContext(FormContext);
	return { ...frame, idOf: (field) => `${frame.id}-${field}` };
}

const nested = (errors: readonly FieldError[]): object => {
	let found = {};
	for (const { field, message } of errors) found = setIn(found, field || FORM_ERROR, message) ?? found;
	return found;
};

/** The error of a field outside the form becomes one of the whole form, so that no refusal is silent. */
const submissionErrors = ({ errors = [], message }: FormRefusal, known: readonly string[]): object => {
	const shown = errors.filter(({ field }) => known.includes(field));
	const homeless = errors.filter(({ field }) => !known.includes(field)).map((error) => error.message);
	const whole = [message, ...homeless].filter(Boolean).join(' ');
	return { ...nested(shown), ...(whole ? { [FORM_ERROR]: whole } : {}) };
};

const wrongFields = <V extends object>(form: FormApi<V>): readonly string[] => {
	const { hasValidationErrors, errors, submitErrors } = form.getState();
	const found = hasValidationErrors ? errors : submitErrors;
	return form.getRegisteredFields().filter((name) => getIn(found ?? {}, name));
};

export interface FormProps<V extends object> {
	/** Pass a constant or a memoised object: a new one at each render would reset the form. */
	readonly initialValues?: Partial<V> | undefined;
	/** Usually `(values) => fieldErrors(validateLoginBody, values)`. Runs at each change. */
	readonly validate?: ((values: V) => readonly FieldError[]) | undefined;
	/** Returns nothing on success; the typed values are preserved either way. */
	readonly onSubmit: (values: V) => Promise<FormRefusal | undefined> | FormRefusal | undefined;
	readonly label?: string | undefined;
	/** For `initialValues` that change while a person types, as after a save: later edits are preserved. */
	readonly keepsTyped?: boolean | undefined;
	/** For a form that saves itself: errors of fields are shown while typing, not only after an attempt. */
	readonly showsErrorsAtOnce?: boolean | undefined;
	/** The form contains other forms, so it is no `form` element, and `submit` of `useFormContext` submits it. */
	readonly holdsForms?: boolean | undefined;
	/** Default `list`. */
	readonly errorFocus?: ErrorFocus | undefined;
	readonly children: ReactNode;
}

/**
 * A form bound to react-final-form. An empty field is `undefined` in the values, and texts are validated and sent as
 * the server stores them (`cleanText`), because a person cannot remove invisible characters. After a refused attempt
 * the focus goes to the wrong field, or to `FormErrors` when there are several.
 *
 * Without its script it submits nothing (`method="dialog"`): a browser would put all typed values into the address,
 * which histories and logs store. Where scripts are disabled it is hidden; show beside it what to do instead.
 */
export function Form<V extends object>({
	initialValues,
	validate,
	onSubmit,
	label,
	keepsTyped = false,
	errorFocus = 'list',
	showsErrorsAtOnce = false,
	holdsForms = false,
	children,
}: FormProps<V>) {
	const id = useId();
	const [attempt, setAttempt] = useState(NO_ATTEMPT);

	const send = async (values: V, form: FormApi<V>) => {
		const refusal = await onSubmit(withCleanText(values));
		return refusal && submissionErrors(refusal, form.getRegisteredFields());
	};

	return (
		<FinalForm<V>
			{...(initialValues ? { initialValues } : {})}
			keepDirtyOnReinitialize={keepsTyped}
			onSubmit={send}
			validate={(values) => (validate ? nested(validate(withCleanText(values))) : {})}
			subscription={{}}
		>
			{({ form, handleSubmit }) => {
				const note = (fields: readonly string[]) => setAttempt(({ number }) => ({ number: number + 1, fields }));
				const submit = async (event?: FormEvent) => {
					await handleSubmit(event);
					note(wrongFields(form));
				};
				const areRight = (fields: readonly string[]): boolean => {
					const wrong = wrongFields(form).filter((field) => fields.includes(field));
					if (wrong.length > 0) note(wrong);
					return wrong.length === 0;
				};
				return (
					<FormContext value={{ id, attempt, errorFocus, showsErrorsAtOnce, submit, areRight }}>
						{createElement(
							holdsForms ? 'div' : 'form',
							{
								className: s.form,
								'aria-label': label,
								...(holdsForms ? { role: 'form' } : { method: 'dialog', noValidate: true, onSubmit: submit }),
							},
							children,
						)}
						<FocusInvalidField />
					</FormContext>
				);
			}}
		</FinalForm>
	);
}

/**
 * A single wrong field takes the focus, and so does the first of several with the focus on the first field; otherwise
 * `FormErrors` takes it. Folded parts of the form with a wrong field open. A field without a focusable element, such as
 * times that are still loading, is scrolled to.
 */
function FocusInvalidField() {
	const { attempt, id, errorFocus } = useFormContext();
	const [first, another] = attempt.fields;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens what was closed since the last one
	useEffect(() => {
		for (const field of attempt.fields) openDetailsAround(document.getElementById(`${id}-${field}`));
	}, [attempt.number, id]);
	useEffect(() => {
		if (attempt.number === 0 || !first || (another && errorFocus === 'list')) return;
		const field = document.getElementById(`${id}-${first}`);
		if (field) field.focus();
		else document.getElementById(`${id}-${first}-error`)?.scrollIntoView({ block: 'center' });
	}, [attempt.number, first, another, id, errorFocus]);
	return null;
}
