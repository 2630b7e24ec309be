import { type FormState, getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { Icon } from '../core/display/icon.tsx';
import { ErrorSummary } from '../core/feedback/error-summary.tsx';
import { useFormContext } from './form.tsx';
import * as s from './form-errors.module.css';

const sentenceAt = (state: FormState, field: string): string | undefined => {
	const serverError = state.dirtyFieldsSinceLastSubmit?.[field] ? undefined : getIn(state.submitErrors ?? {}, field);
	const message: unknown = getIn(state.errors ?? {}, field) ?? serverError;
	return typeof message === 'string' ? message : undefined;
};

interface FormErrorsProps {
	/** A phone number: where the message about the whole form names it, it becomes a link that calls. */
	readonly phone?: string | undefined;
}

/** The error of the whole form, and after an attempt with several wrong fields their list. For the top of the form. */
export function FormErrors({ phone }: FormErrorsProps) {
	const { attempt, idOf, errorFocus } = useFormContext();
	const state = useFormState({
		subscription: {
			errors: true,
			submitErrors: true,
			submitError: true,
			dirtyFieldsSinceLastSubmit: true,
			modifiedSinceLastSubmit: true,
			submitting: true,
		},
	});
	const wrong = attempt.fields.flatMap((field) => {
		const message = sentenceAt(state, field);
		return message === undefined ? [] : [{ field, message }];
	});
	const whole: unknown = state.modifiedSinceLastSubmit || state.submitting ? undefined : state.submitError;
	return (
		<>
			{typeof whole === 'string' ? <WholeFormError sentence={whole} phone={phone} /> : null}
			{attempt.fields.length > 1 && wrong.length > 0 && errorFocus === 'list' ? (
				<ErrorSummary errors={wrong} idOf={idOf} attempt={attempt.number} />
			) : null}
		</>
	);
}

const WholeFormError = ({ sentence, phone }: FormErrorsProps & { readonly sentence: string }) => {
	const [before, ...after] = phone ? sentence.split(phone) : [sentence];
	return (
		<p className={s.whole} role="alert">
			<Icon name="alert" className={s.icon} />
			<span>
				{before}
				{after.length > 0 ? <a href={`tel:${phone?.replaceAll(' ', '')}`}>{phone}</a> : null}
				{after.join(phone)}
			</span>
		</p>
	);
};
