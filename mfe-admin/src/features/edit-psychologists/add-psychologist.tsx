import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateCreatePsychologistBody } from '@tulia/contracts/validators/psychologist';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCreatePsychologistMutation } from '../../api/psychologists-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { PsychologistForm } from './psychologist-form.tsx';
import { fieldsOf, inWords, PARTS, type PsychologistValues } from './psychologist-values.ts';

const EMPTY: PsychologistValues = {};
const WORDS = {
	id_taken: 'There is a psychologist with this name already.',
	invalid_hours: 'Not saved: these hours overlap, or end before they begin.',
	unknown_service: 'Not saved: one of the services no longer exists.',
};

/** Adds a psychologist. They cannot be booked until "Sees clients" is ticked and they have hours. */
export function AddPsychologist({ onDone }: { readonly onDone: () => void }): ReactNode {
	const [create] = useCreatePsychologistMutation();

	async function submit(values: PsychologistValues): Promise<FormRefusal | undefined> {
		const { data, error } = await create(fieldsOf(values));
		if (!data) return saveRefusal(error, WORDS, PARTS);
		toast.success(`Added: ${data.name}`);
		onDone();
		return undefined;
	}
	const validate = (values: PsychologistValues) =>
		inWords(fieldErrors(validateCreatePsychologistBody, fieldsOf(values)));
	return (
		<PsychologistForm
			psychologistId="new"
			label="Add a psychologist"
			initialValues={EMPTY}
			validate={validate}
			onSubmit={submit}
			onCancel={onDone}
		/>
	);
}
