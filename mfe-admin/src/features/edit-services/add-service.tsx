import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateCreateServiceBody } from '@tulia/contracts/validators/service';
import { useGetProfileQuery } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCreateServiceMutation } from '../../api/services-api.ts';
import { groupFieldErrors } from '../../lib/editing/group-field-errors.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { ServiceForm } from './service-form.tsx';
import { fieldsOf, type ServiceValues } from './service-values.ts';

/** A new service is not offered by default. */
const NEW: ServiceValues = { durationMinutes: '60' };

const WORDS = {
	id_taken: 'There is a service with this title already.',
	changed_meanwhile:
		'Not added: the centre has another currency now. Please load this page again, then look at the price.',
};

interface AddServiceProps {
	readonly order: number;
	readonly onDone: () => void;
}

/** Adds a service at the end of the list. */
export function AddService({ order, onDone }: AddServiceProps): ReactNode {
	const [create] = useCreateServiceMutation();
	const currency = useGetProfileQuery().data?.currency;

	async function submit(values: ServiceValues): Promise<FormRefusal | undefined> {
		const { data, error } = await create({ ...fieldsOf(values), order, ...(currency ? { currency } : {}) });
		if (!data) return saveRefusal(error, WORDS, ['benefits']);
		toast.success(`Added: ${data.title}`);
		onDone();
		return undefined;
	}
	const validate = (values: ServiceValues) =>
		groupFieldErrors(fieldErrors(validateCreateServiceBody, { ...fieldsOf(values), order }), ['benefits']);
	return (
		<ServiceForm
			serviceId="new"
			label="Add a service"
			initialValues={NEW}
			validate={validate}
			onSubmit={submit}
			onCancel={onDone}
		/>
	);
}
