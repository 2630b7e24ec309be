import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import { validateChangeFaqBody } from '@tulia/contracts/validators/faq';
import { refusalIn, validateWith } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useMemo } from 'react';
import { useChangeFaqMutation, useListAllFaqsQuery } from '../../api/website/faqs-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { FaqForm } from './faq-form.tsx';
import { bodyOf, type FaqValues, FIELDS, factsOf, valuesOf } from './faq-values.ts';

interface ChangeFaqProps {
	readonly faq: StaffFaq;
	readonly onDone: () => void;
}

/** Edits an FAQ with optimistic locking by its version. */
export function ChangeFaq({ faq, onDone }: ChangeFaqProps): ReactNode {
	const versions = useVersions(faq);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangeFaqMutation();
	const { refetch } = useListAllFaqsQuery();
	const whole = (values: FaqValues) => bodyOf(values, { order: base.order, version: versions.expectedVersion() });

	async function submit(values: FaqValues): Promise<FormRefusal | undefined> {
		const { question, answer, category } = values;
		if (!(question && answer && category)) return undefined;
		const { error } = await change({ id: faq.id, ...whole(values), question, answer, category });
		if (error === undefined) {
			toast.success('FAQ saved');
			onDone();
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') {
			const latest = (await refetch()).data?.data.find(({ id }) => id === faq.id);
			if (latest) versions.setConflict(latest);
		}
		return saveRefusal(error);
	}
	return (
		<FaqForm
			key={versions.round}
			draft={{ name: `faq:${faq.id}`, stored: FIELDS }}
			record={versions}
			title="Change FAQ"
			initialValues={initialValues}
			validate={validateWith(validateChangeFaqBody, whole)}
			onSubmit={submit}
			onCancel={onDone}
			conflict={
				theirs ? (
					<VersionConflict<FaqValues>
						theirs={valuesOf(theirs)}
						factsOf={factsOf}
						onTakeTheirs={() => versions.restartFrom(theirs)}
						onKeepMine={versions.keepMine}
					/>
				) : undefined
			}
		/>
	);
}
