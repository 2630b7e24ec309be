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
import * as s from './form.module.css';

/** Why what was sent was not accepted: sentences for fields, and one for the whole form. */
export interface FormRefusal {
	readonly errors?: readonly FieldError[] | undefined;
	readonly message?: string | undefined;
}

/** One press of the submit button that was not accepted. */
interface SubmitAttempt {
	readonly number: number;
	/** The fields that were wrong, in the order of the page. */
	readonly fields: readonly string[];
}
interface FormContextValue {
	readonly id: string;
	readonly attempt: SubmitAttempt;
	readonly errorFocus: ErrorFocus;
	readonly showsErrorsAtOnce: boolean;
	/** Sends the form, as its submit button does. */
	readonly submit: () => Promise<void>;
	/** Whether these fields are right, where a form goes on step by step: the first wrong one says so and takes the focus. Sends nothing. */
	readonly areRight: (fields: readonly string[]) => boolean;
}
/** Where a refused attempt with several wrong fields leads: to their list at the top, or to the first of them. */
type ErrorFocus = 'list' | 'first field';
const NO_ATTEMPT: SubmitAttempt = { number: 0, fields: [] };
const FormContext = createContext<FormContextValue>({
	...{ id: '', attempt: NO_ATTEMPT, errorFocus: 'list', showsErrorsAtOnce: false },
	submit: async () => undefined,
	areRight: () => true,
});

/** The last attempt, and the id of the element of each field. For parts of a form. */
export function useFormContext(): FormContextValue & { readonly idOf: (field: string) => string } {
	const frame = useContext(FormContext);
	return { ...frame, idOf: (field) => `${frame.id}-${field}` };
}

const nested = (errors: readonly FieldError[]): object => {
	let found = {};
	for (const { field, message } of errors) found = setIn(found, field || FORM_ERROR, message) ?? found;
	return found;
};

/** A sentence about a field that is not in the form is said about the whole form: no refusal may stay silent. */
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
	/** Give a constant or a remembered object: a new one at each render would reset the form. */
	readonly initialValues?: Partial<V> | undefined;
	/** Usually `(values) => fieldErrors(validateLoginBody, values)`. Runs at each change; shown from the first attempt on. */
	readonly validate?: ((values: V) => readonly FieldError[]) | undefined;
	/** Returns nothing when all went well; what was typed is kept either way. */
	readonly onSubmit: (values: V) => Promise<FormRefusal | undefined> | FormRefusal | undefined;
	readonly label?: string | undefined;
	/** Where `initialValues` change while somebody types, as they do after a save: what was typed since stays. */
	readonly keepsTyped?: boolean | undefined;
	/** Where the form is saved by itself: a wrong field says so as it is typed, and not from the first attempt to send on. */
	readonly showsErrorsAtOnce?: boolean | undefined;
	/** Other forms stand in it, which a `form` element may not hold: it is sent by `submit` of `useFormContext`, and by no submit button. */
	readonly holdsForms?: boolean | undefined;
	/** Default `list`. */
	readonly errorFocus?: ErrorFocus | undefined;
	readonly children: ReactNode;
}

/**
 * A form bound to react-final-form. An empty field is `undefined` in the values, and texts are checked and sent as the server keeps them
 * (`cleanText`): nobody can take away what they cannot see. After a refused attempt the focus goes to the wrong field, or to `FormErrors` when
 * there are several.
 *
 * Without its script it sends nothing (`method="dialog"`): a browser would put all that was typed into the address, where
 * histories and logs keep it. Where no scripts run at all it is not shown; say beside it what to do instead.
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
 * One wrong field takes the focus itself, and so does the first of several where the form leads there; otherwise `FormErrors`
 * lists them and takes it. A field that has nothing to focus yet, such as times that are still loading, is scrolled to.
 */
function FocusInvalidField() {
	const { attempt, id, errorFocus } = useFormContext();
	const [first, another] = attempt.fields;
	useEffect(() => {
		if (attempt.number === 0 || !first || (another && errorFocus === 'list')) return;
		const field = document.getElementById(`${id}-${first}`);
		if (field) field.focus();
		else document.getElementById(`${id}-${first}-error`)?.scrollIntoView({ block: 'center' });
	}, [attempt.number, first, another, id, errorFocus]);
	return null;
}
