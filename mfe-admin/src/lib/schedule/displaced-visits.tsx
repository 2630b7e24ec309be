import { compactDate } from '@tulia/centre/compact-date';
import type { Problem } from '@tulia/contracts/problem';
import { Button, ButtonRow, Notice } from '@tulia/ui';
import { useForm, useFormState } from '@tulia/ui/form';
import type { MouseEvent, ReactNode } from 'react';
import { useNow } from '../page/use-now.ts';
import { concernedWords, whenWords } from './displaced-words.ts';

interface DisplacedVisitsProps {
	readonly displaced: NonNullable<Problem['displaced']>;
	/** Called before the form is sent again. */
	readonly onSeen: () => void;
	readonly onGoBack: () => void;
}

type Press = MouseEvent<HTMLButtonElement>;

/** The buttons disappear with the question, so the focus moves to the submit button. */
const focusSubmit = ({ currentTarget }: Press): void =>
	currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();

/**
 * Asks to confirm the number of coming visits that a change would displace. The answer is for the form as it was
 * sent; another change asks again.
 */
export function DisplacedVisits({ displaced, onSeen, onGoBack }: DisplacedVisitsProps): ReactNode {
	const form = useForm();
	const now = useNow();
	const { modifiedSinceLastSubmit, submitting } = useFormState({
		subscription: { modifiedSinceLastSubmit: true, submitting: true },
	});
	// A form ignores a second submit while the first one is in flight.
	if (modifiedSinceLastSubmit || submitting) return null;
	const { count, first, last } = displaced;
	const [from, to] = [first, last].map((instant) => compactDate(new Date(instant), now));

	function save(event: Press): void {
		focusSubmit(event);
		onSeen();
		void form.submit();
	}
	function goBack(event: Press): void {
		focusSubmit(event);
		onGoBack();
	}
	return (
		<Notice
			tone="warm"
			role="alert"
			title={`Not saved yet: ${concernedWords(count)}`}
			action={
				<ButtonRow>
					<Button size="sm" onClick={save}>
						Save all the same
					</Button>
					<Button size="sm" variant="secondary" onClick={goBack}>
						Go back
					</Button>
				</ButtonRow>
			}
		>
			<p>{whenWords(count, from, to)}</p>
		</Notice>
	);
}
