import type { OwnPhone } from '@tulia/contracts/account/schemas';
import { explain } from '@tulia/platform';
import { NO_CODE, useStartPhoneMutation } from '@tulia/platform/phone-code';
import { Button, ButtonRow } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/booking';
import { type ReactNode, useState } from 'react';
import { useChangeSmsMutation, useRemovePhoneMutation } from '../../api/account-api.ts';
import * as a from '../account-page.module.css';
import { NumberTrouble } from './number-trouble.tsx';
import * as s from './reach.module.css';

interface OwnNumberProps {
	readonly phone: OwnPhone;
	readonly sendsSms: boolean;
	/** The unconfirmed address: no code is sent before it is confirmed. */
	readonly unconfirmedEmail: string | undefined;
	readonly onChange: () => void;
	readonly onAsked: () => void;
	readonly onDone: (words: string) => void;
}

const OTHERWISE = 'We could not save this just now. Please try again.';

const WORDS = {
	no_phone: 'This number is no longer in your account. Please load the page again.',
	stopped_by_carrier: 'The phone company stopped SMS to this number. Please phone us.',
};

/** The number of the account, its state, and the actions it allows. */
export function OwnNumber({ phone, sendsSms, unconfirmedEmail, onChange, onAsked, onDone }: OwnNumberProps): ReactNode {
	const [remove, removing] = useRemovePhoneMutation();
	const [changeSms, changing] = useChangeSmsMutation();
	const [start, starting] = useStartPhoneMutation();
	const [problem, setProblem] = useState<string | undefined>(undefined);

	async function act(work: Promise<{ readonly error?: unknown }>, then: () => void): Promise<void> {
		setProblem(undefined);
		const { error } = await work;
		if (error) setProblem(explain(error, { ...NO_CODE, ...WORDS }, OTHERWISE));
		else then();
	}
	const setSms = (wanted: boolean): Promise<void> =>
		act(changeSms({ wanted }), () =>
			onDone(wanted ? 'We send you SMS again.' : 'You get no more SMS from us. Your visits stay booked.'),
		);

	return (
		<div className={a.step}>
			<NumberState phone={phone} />
			{sendsSms ? (
				<NumberTrouble
					phone={phone}
					unconfirmedEmail={unconfirmedEmail}
					isBusy={changing.isLoading || starting.isLoading}
					onStart={() => setSms(true)}
					onConfirm={() => act(start({ phone: phone.number }), onAsked)}
				/>
			) : null}
			{problem ? <p role="alert">{problem}</p> : null}
			<ButtonRow>
				{sendsSms && unconfirmedEmail === undefined ? (
					<Button variant="quiet" size="sm" onClick={onChange}>
						Change
					</Button>
				) : null}
				<Button
					variant="quiet"
					size="sm"
					busy={removing.isLoading}
					busyLabel="Removing…"
					onClick={() => act(remove(), () => onDone('Your number is removed.'))}
				>
					Remove
				</Button>
				{sendsSms && !phone.stopped ? (
					<Button
						variant="quiet"
						size="sm"
						busy={changing.isLoading}
						busyLabel="Stopping…"
						onClick={() => setSms(false)}
					>
						Stop all SMS
					</Button>
				) : null}
			</ButtonRow>
		</div>
	);
}

const NumberState = ({ phone }: Pick<OwnNumberProps, 'phone'>): ReactNode => (
	<p className={s.number}>
		<b>{phone.shown}</b>{' '}
		<StatusPill
			status={phone.confirmed ? 'attended' : 'pending'}
			label={phone.confirmed ? 'Confirmed' : 'Not confirmed'}
		/>
	</p>
);
