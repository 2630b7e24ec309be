import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import type { BookingValues } from './booking-values.ts';
import { ChooseClient } from './choose-client.tsx';
import { StepBox } from './step-box.tsx';
import { isAbout, type Unconfirmed, UnconfirmedAccount } from './unconfirmed-account.tsx';

interface WhoIsItForFieldsProps {
	readonly unconfirmed: Unconfirmed | undefined;
}

/** The first step: the client, found by phone or name, or described. */
export function WhoIsItForFields({ unconfirmed }: WhoIsItForFieldsProps): ReactNode {
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	return (
		<StepBox number={1} title="Who is it for?">
			<ChooseClient />
			{unconfirmed && isAbout(unconfirmed, values) ? <UnconfirmedAccount {...unconfirmed} /> : null}
		</StepBox>
	);
}
