import { useSearchParams } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import { FindClient } from '../../lib/clients/find-client.tsx';
import type { BookingValues } from './booking-values.ts';
import { ChosenClient } from './chosen-client.tsx';
import { NewPersonFields } from './new-person-fields.tsx';

/** The values to set when no client is chosen or described. */
const NO_CLIENT: Partial<BookingValues> = {
	...{ clientId: '', isNewPerson: undefined, closesUnconfirmed: undefined },
	...{ name: undefined, phone: undefined, email: undefined },
	...{ notices: undefined, language: undefined, consentsByWord: undefined },
};

/** The choice of the client: one with a record, found by phone or name, or a new one. */
export function ChooseClient(): ReactNode {
	const form = useForm<BookingValues>();
	// An element that replaces a focused one takes the focus.
	const [isByHand, setByHand] = useState(false);
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const [params] = useSearchParams();
	const linkedClient = params.get('client');
	// The value is not an initial one, because a form restores its initial values to emptied fields.
	useEffect(() => {
		if (linkedClient) form.change('clientId', linkedClient);
	}, [linkedClient, form]);

	function set(chosen: Partial<BookingValues>): void {
		setByHand(true);
		form.batch(() => {
			for (const [field, value] of Object.entries({ ...NO_CLIENT, ...chosen }))
				form.change(field as keyof BookingValues, value as never);
		});
	}
	const searchAgain = (): void => set({});

	if (values.clientId)
		return <ChosenClient clientId={values.clientId} onSearchAgain={searchAgain} takesFocus={isByHand} />;
	if (values.isNewPerson)
		return <NewPersonFields onSearchAgain={searchAgain} onChoose={(clientId) => set({ clientId })} />;
	return (
		<FindClient
			onChoose={(clientId) => set({ clientId })}
			onNew={(person) => set({ ...person, isNewPerson: true })}
			takesFocus={isByHand}
		/>
	);
}
