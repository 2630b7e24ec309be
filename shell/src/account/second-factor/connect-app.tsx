import type {
	confirmSecondFactor as ConfirmSecondFactor,
	startSecondFactor as StartSecondFactor,
} from '@tulia/contracts/account/endpoints';
import type { BodyOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import { validateConfirmSecondFactorBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { QrCode } from '@tulia/ui/qr';
import type { ReactNode } from 'react';
import { useConfirmSecondFactorMutation } from '../../api/account-api.ts';
import { accountRefusal, TOO_MANY } from '../account-refusal.ts';
import { StepPanel } from '../step-panel.tsx';
import * as s from './second-factor.module.css';

/** The secret for the app, shown once. */
export type Offer = ResponseOf<typeof StartSecondFactor>;
type Values = BodyOf<typeof ConfirmSecondFactor>;

const WORDS: Record<RefusalOf<typeof ConfirmSecondFactor>, string> = {
	forbidden: 'This account cannot have a second factor.',
	second_factor_pending: 'This took too long, so the secret is not valid any more. Please begin again.',
	second_factor_wrong: 'This code is not right. Please try the next one.',
	too_many_requests: TOO_MANY,
};
const OTHERWISE = 'We could not check the code just now. Please try again.';

interface ConnectAppProps {
	readonly offer: Offer;
	readonly onConnected: (recoveryCodes: readonly string[]) => void;
	readonly onBeginAgain: () => void;
}

/** Shows the secret for the app, and takes the app's first code. */
export function ConnectApp({ offer, onConnected, onBeginAgain }: ConnectAppProps): ReactNode {
	const [confirm] = useConfirmSecondFactorMutation();

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await confirm(values);
		if (!data) return accountRefusal(error, WORDS, OTHERWISE);
		onConnected(data.codes);
		return undefined;
	}

	return (
		<StepPanel title="Connect your app">
			<p>Open an authenticator app on your phone and scan this code with it.</p>
			<div className={s.code}>
				<QrCode text={offer.uri} label="QR code with the secret for your authenticator app" />
			</div>
			<p>
				On this phone? <a href={offer.uri}>Open your app</a>. Or type this into it:
			</p>
			<p className={s.secret}>{offer.secret}</p>
			<Form<Values>
				label="Confirm the second factor"
				validate={validateWith(validateConfirmSecondFactorBody)}
				onSubmit={submit}
			>
				<FormErrors />
				<TextField
					name="code"
					label="Code from the app"
					hint="Six digits. A new one appears every 30 seconds."
					inputMode="numeric"
					autoComplete="one-time-code"
				/>
				<ButtonRow>
					<SubmitButton busyLabel="Checking…">Turn it on</SubmitButton>
					<Button variant="quiet" onClick={onBeginAgain}>
						Begin again
					</Button>
				</ButtonRow>
			</Form>
		</StepPanel>
	);
}
