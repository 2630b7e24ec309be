import type { NewEmail } from '@tulia/contracts/account/schemas';
import { Button, ButtonRow } from '@tulia/ui';
import { EmailField, Form, FormErrors, type FormProps, PasswordField, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';

interface ChangeAddressFormProps extends Pick<FormProps<NewEmail>, 'validate' | 'onSubmit'> {
	/** A confirmed address stays until the new one is confirmed, too. */
	readonly isConfirmed: boolean;
	readonly onKeep: () => void;
}

/** Fields and layout of the form for another address. */
export const ChangeAddressForm = ({ isConfirmed, onKeep, ...form }: ChangeAddressFormProps): ReactNode => (
	<Form<NewEmail> label="Change your email address" {...form}>
		<FormErrors />
		<EmailField
			name="email"
			label="Your email address"
			hint={
				isConfirmed
					? 'We use it once you have tapped the button in the email we send there. We tell your old address too.'
					: 'We send an email here at once.'
			}
		/>
		<PasswordField
			name="currentPassword"
			label="Your password"
			hint="So that nobody else can do this on your phone."
			autoComplete="current-password"
		/>
		<ButtonRow>
			<SubmitButton variant="primary" size="sm" busyLabel="Saving…">
				Save and send
			</SubmitButton>
			<Button variant="quiet" size="sm" onClick={onKeep}>
				Keep the old one
			</Button>
		</ButtonRow>
	</Form>
);
