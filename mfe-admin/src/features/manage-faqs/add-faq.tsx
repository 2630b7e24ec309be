import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import { validateCreateFaqBody } from '@tulia/contracts/validators/faq';
import { validateWith } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useCreateFaqMutation } from '../../api/website/faqs-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { FaqForm } from './faq-form.tsx';
import { nextOrder } from './faq-order.ts';
import { bodyOf, type FaqValues, FIELDS } from './faq-values.ts';

/** A visitor's question and the answer that was sent to them. */
export interface FaqSource extends Pick<FaqValues, 'question' | 'answer'> {
	readonly questionId: string;
}

interface AddFaqProps {
	readonly faqs: readonly StaffFaq[];
	readonly from?: FaqSource | undefined;
	readonly onDone: () => void;
}

/** Adds an FAQ at the end of its category. */
export function AddFaq({ faqs, from, onDone }: AddFaqProps): ReactNode {
	const [initial] = useState<FaqValues>(from ? { question: from.question, answer: from.answer } : {});
	// A visitor's question may concern health, so the draft is not in the browser's storage.
	const draft = from ? { name: `faq-from:${from.questionId}`, inMemory: FIELDS } : { name: 'faq:new', stored: FIELDS };
	const [create] = useCreateFaqMutation();
	const placed = (values: FaqValues) =>
		bodyOf(values, { order: values.category ? nextOrder(faqs, values.category) : 0 });

	async function submit(values: FaqValues): Promise<FormRefusal | undefined> {
		const { question, answer, category } = values;
		if (!(question && answer && category)) return undefined;
		const { error } = await create({ ...placed(values), question, answer, category });
		if (error !== undefined) return saveRefusal(error);
		toast.success('FAQ added');
		onDone();
		return undefined;
	}
	return (
		<FaqForm
			draft={draft}
			title={from ? 'Publish as FAQ' : 'New FAQ'}
			initialValues={initial}
			validate={validateWith(validateCreateFaqBody, placed)}
			onSubmit={submit}
			onCancel={onDone}
		/>
	);
}
