import type { startSecondFactor as StartSecondFactor } from '@tulia/contracts/account/endpoints';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import { validateStartSecondFactorBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, PasswordField, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useStartSecondFactorMutation } from '../../api/account-api.ts';
import { accountRefusal, TOO_MANY, WRONG_PASSWORD } from '../account-refusal.ts';
import { StepPanel } from '../step-panel.tsx';
import type { Offer } from './connect-app.tsx';

type Values = BodyOf<typeof StartSecondFactor>;

const WORDS: Record<RefusalOf<typeof StartSecondFactor>, string> = {
	forbidden: 'This cannot be set up now: there may be a second factor already. Please load the page again.',
	wrong_password: WRONG_PASSWORD,
	too_many_requests: TOO_MANY,
};
const OTHERWISE = 'We could not begin just now. Please try again.';

interface BeginSecondFactorProps {
	readonly onOffered: (offer: Offer) => void;
	readonly onCancel: () => void;
}

/** Asks for the password: a screen left open must not be enough to lock its owner out. */
export function BeginSecondFactor({ onOffered, onCancel }: BeginSecondFactorProps): ReactNode {
	const [start] = useStartSecondFactorMutation();

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await start(values);
		if (!data) return accountRefusal(error, WORDS, OTHERWISE);
		onOffered(data);
		return undefined;
	}

	return (
		<StepPanel title="First, your password">
			<Form<Values>
				label="Set up a second factor"
				validate={validateWith(validateStartSecondFactorBody)}
				onSubmit={submit}
			>
				<FormErrors />
				<PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
				<ButtonRow>
					<SubmitButton busyLabel="Checking…">Continue</SubmitButton>
					<Button variant="quiet" onClick={onCancel}>
						Not now
					</Button>
				</ButtonRow>
			</Form>
		</StepPanel>
	);
}
