import { TextField, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';
import { StepBox } from './step-box.tsx';
import { type Unconfirmed, UnconfirmedAccount } from './unconfirmed-account.tsx';

interface WhoIsItForFieldsProps {
	readonly unconfirmed: Unconfirmed | undefined;
}

/** The first step: the person, by address and name. */
export function WhoIsItForFields({ unconfirmed }: WhoIsItForFieldsProps): ReactNode {
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	return (
		<StepBox number={1} title="Who is it for?">
			<div className={s.two}>
				<TextField
					name="email"
					type="email"
					label="Email"
					optional
					hint="Who has no account yet gets an invitation by mail."
					autoComplete="off"
				/>
				<TextField
					name="name"
					label="Full name"
					optional
					hint="Needed where there is no account yet, or one that nobody confirmed."
					autoComplete="off"
				/>
			</div>
			{unconfirmed && unconfirmed.email === values.email ? <UnconfirmedAccount {...unconfirmed} /> : null}
		</StepBox>
	);
}
