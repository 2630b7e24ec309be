import { useSearchParams } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import { FindClient } from '../../lib/clients/find-client.tsx';
import type { BookingValues } from './booking-values.ts';
import { ChosenClient } from './chosen-client.tsx';
import { NewPersonFields } from './new-person-fields.tsx';

/** Nobody is chosen, and nothing is said of somebody new. */
const NOBODY: Partial<BookingValues> = {
	...{ clientId: '', isNewPerson: undefined, closesUnconfirmed: undefined },
	...{ name: undefined, phone: undefined, email: undefined },
	...{ notices: undefined, language: undefined, consentsByWord: undefined },
};

/** Whom the visit is for: somebody with a record, found by phone or name, or somebody new. */
export function ChooseClient(): ReactNode {
	const form = useForm<BookingValues>();
	// What is shown in place of what had the focus takes it.
	const [isByHand, setByHand] = useState(false);
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const [params] = useSearchParams();
	const asked = params.get('client');
	// Not an initial value: a form gives that back to a field which is emptied.
	useEffect(() => {
		if (asked) form.change('clientId', asked);
	}, [asked, form]);

	function set(chosen: Partial<BookingValues>): void {
		setByHand(true);
		form.batch(() => {
			for (const [field, value] of Object.entries({ ...NOBODY, ...chosen }))
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
