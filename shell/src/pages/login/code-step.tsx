import { Button } from '@tulia/ui';
import { TextField, useForm } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import * as s from '../auth-frame.module.css';
import { FocusFirstField } from '../focus-first-field.tsx';

/** The app's code uses the numeric keyboard of a phone; a recovery code has letters. */
const AppCode = (): ReactNode => (
	<TextField
		name="code"
		label="Code"
		hint="6 digits. They change every 30 seconds."
		autoComplete="one-time-code"
		inputMode="numeric"
	/>
);

const RecoveryCode = (): ReactNode => (
	<TextField
		name="code"
		label="Recovery code"
		hint="One of those you kept when you set this up, such as k3f9-2mxq. Each works once."
		autoComplete="off"
	/>
);

interface CodeStepProps {
	readonly onStartAgain: () => void;
	/** The submit button, right after the field. */
	readonly children: ReactNode;
}

/** The second step of a log-in, for staff with a second factor. It takes the focus from the password. */
export function CodeStep({ onStartAgain, children }: CodeStepProps): ReactNode {
	const form = useForm();
	const [isRecovering, setRecovering] = useState(false);
	const forgetCode = (): void => form.change('code', undefined);
	const change = (): void => {
		forgetCode();
		setRecovering(!isRecovering);
	};
	const startAgain = (): void => {
		forgetCode();
		onStartAgain();
	};
	return (
		<div className={s.step}>
			<p className={s.stepWords}>
				Your password is right. One more step:{' '}
				{isRecovering ? 'a recovery code.' : 'the code from your authenticator app.'}
			</p>
			<FocusFirstField key={String(isRecovering)} when>
				{isRecovering ? <RecoveryCode /> : <AppCode />}
			</FocusFirstField>
			{children}
			<div className={s.actions}>
				<Button variant="quiet" size="sm" onClick={change}>
					{isRecovering ? 'Use the app instead' : 'Use a recovery code instead'}
				</Button>
				<Button variant="quiet" size="sm" onClick={startAgain}>
					Start again
				</Button>
			</div>
		</div>
	);
}
