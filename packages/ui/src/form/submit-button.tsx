import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../core/button/button.tsx';

export interface SubmitButtonProps
	extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'aria-disabled' | 'className' | 'children'> {
	/** The busy label: "Submitting…". */
	readonly busyLabel: string;
}

/** Submits the form around it, and is busy meanwhile. */
export function SubmitButton(props: SubmitButtonProps) {
	const { submitting = false } = useFormState({ subscription: { submitting: true } });
	return <Button {...props} type="submit" busy={submitting} />;
}
