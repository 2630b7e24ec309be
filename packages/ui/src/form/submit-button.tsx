import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../core/button/button.tsx';

export interface SubmitButtonProps
	extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'aria-disabled' | 'className' | 'children'> {
	/** While it is sent: "Submitting…". */
	readonly busyLabel: string;
}

/** Sends the form around it, and says so while it does. */
export function SubmitButton(props: SubmitButtonProps) {
	const { submitting = false } = useFormState({ subscription: { submitting: true } });
	return <Button {...props} type="submit" busy={submitting} />;
}
